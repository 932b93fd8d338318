// The imports from React in the source and its libraries. The build fails if a name is missing here.
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
  /**
   * No widget suspends, so the code for it is left out. A component that suspends fails, and its fallback
   * content is shown.
   */
  Fragment as Suspense,
} from "preact/compat";
