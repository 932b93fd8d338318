// What the source and its libraries import from React. The build fails if a name is missing here.
export {
  Component,
  createContext,
  createElement,
  Fragment,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  /** No widget suspends, so that what it takes is left out. A component that suspends fails, and shows its fallback. */
  Fragment as Suspense,
} from "preact/compat";
