/** Who shows the sign-in when a call finds that the session has ended (`session/session.tsx`). */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

export function onSignedOut(handler: Ask): () => void {
  ask = handler;
  return () => {
    ask = null;
  };
}

/** True once the same person is signed in again; false where nobody was signed in, or somebody else is now. */
export function signInAgain(): Promise<boolean> {
  return ask ? ask() : Promise.resolve(false);
}
