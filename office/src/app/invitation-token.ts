/** The token of an invitation stands behind the `#`, which browsers keep to themselves; ours does not keep it on show. */
export function takeToken(): string {
  const { pathname, search, hash } = window.location;
  const token = hash.slice(1);
  if (pathname.endsWith("/invitation") && token !== "") {
    window.history.replaceState(null, "", pathname + search);
    return token;
  }
  return "";
}
