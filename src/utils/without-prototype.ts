/** A copy of the object's own members that inherits nothing, so that `for … in` visits these only. */
export const withoutPrototype = <Members extends object>(members: Members): Members =>
  Object.assign(Object.create(null) as object, members) as Members;
