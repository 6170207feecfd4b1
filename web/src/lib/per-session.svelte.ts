/**
 * Something that belongs to a session, made when it is first asked for: the same for all parts of the page.
 *
 * It is made under a root of its own. Otherwise all that it derives would belong to the part that asked first, and
 * would stand still for all others as soon as that part is gone.
 */
export function perSession<S extends object, T>(make: (session: S) => T): (session: S) => T {
  const made = new WeakMap<S, { value: T }>();
  return (session) => {
    let found = made.get(session);
    if (!found) {
      $effect.root(() => {
        found = { value: make(session) };
      });
      found ??= { value: make(session) }; // outside of a browser nothing has effects
      made.set(session, found);
    }
    return found.value;
  };
}
