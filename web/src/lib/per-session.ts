/** Something that belongs to a session, made when it is first asked for: the same for all parts of the page. */
export function perSession<S extends object, T>(make: (session: S) => T): (session: S) => T {
  const made = new WeakMap<S, T>();
  return (session) => {
    let found = made.get(session);
    if (!found) made.set(session, (found = make(session)));
    return found;
  };
}
