import * as preact from 'preact';
import * as compat from 'preact/compat';
import * as jsxRuntime from 'preact/jsx-runtime';

/** React's API, implemented with Preact. */
export interface ReactModules {
  /** Names available without an import: the hooks, `React`, `Fragment`. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Hooks that need a browser: a component that calls them becomes an island. */
const statefulHooks = [
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useRef'],
  ...['useSyncExternalStore', 'useTransition', 'useDeferredValue', 'useImperativeHandle', 'useActionState'],
];
const pureHooks = ['useMemo', 'useCallback', 'useContext', 'useId', 'useDebugValue'];

/** @param onStatefulHook Called when a component uses a hook that needs a browser. */
export function reactModules(onStatefulHook: () => void): ReactModules {
  const compatExports: Record<string, unknown> = { ...compat };
  for (const name of statefulHooks) {
    const hook = compatExports[name];
    if (typeof hook !== 'function') continue;
    compatExports[name] = (...args: unknown[]): unknown => {
      onStatefulHook();
      return hook(...args);
    };
  }
  // A build has no DOM container for a portal, so the content is rendered in place.
  compatExports.createPortal = (children: unknown) => children;
  const react = { ...compatExports, default: compatExports };
  const hooks = Object.fromEntries([...statefulHooks, ...pureHooks].map((name) => [name, compatExports[name]]));
  return {
    globals: { ...hooks, React: compatExports, Fragment: preact.Fragment },
    modules: {
      react,
      preact: react,
      'preact/hooks': react,
      'preact/compat': react,
      'react-dom': react,
      'react/jsx-runtime': { ...jsxRuntime },
    },
  };
}
