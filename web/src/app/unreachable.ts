/** What becomes of a navigation whose page cannot be had. Alone, so that what tells of it can be loaded later. */

type Unreachable = {
  /** Whether the visitor was told and stays; otherwise the browser loads the address, and says what it has to say. */
  isTold?: ((url: URL, type: NavigationType) => Promise<boolean>) | undefined;
};

export const unreachable: Unreachable = {};
