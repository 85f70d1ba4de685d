'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Cross } from './icons.tsx';

interface DisclosureProps {
  /** What is seen while it is closed. */
  readonly summary: ReactNode;
  readonly children?: ReactNode;
}

/** A menu that opens without a script, and closes on Escape, on a choice, and on a click elsewhere. */
export function Disclosure({ summary, children }: DisclosureProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: Event): void => {
      const { current } = details;
      if (current?.open !== true || !(target instanceof Element)) return;
      if (!current.contains(target) || target.closest('a') !== null) current.open = false;
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const { current } = details;
    if (key !== 'Escape' || current?.open !== true) return;
    current.open = false;
    current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className="djn-menu" data-menu="" onKeyDown={onKeyDown}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface DismissibleProps {
  /** What tells this notice from others: a reader who has closed it does not see it again. */
  readonly name: string;
  readonly label: string;
  readonly dismiss: string;
  readonly children?: ReactNode;
}

/** A notice that a reader can close. */
export function Dismissible({ name, label, dismiss, children }: DismissibleProps): ReactNode {
  const key = `docs-json-nav:closed:${name}`;
  const [isClosed, setClosed] = useState(false);
  useEffect(() => setClosed(isStored(key)), [key]);
  const close = (): void => {
    setClosed(true);
    store(key);
  };
  if (isClosed) return null;
  return (
    <aside className="djn-banner" data-banner="" aria-label={label}>
      <div>{children}</div>
      <button type="button" aria-label={dismiss} onClick={close}>
        <Cross />
      </button>
    </aside>
  );
}

/** A browser may refuse its storage: the notice is then closed until the next page. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Nothing to be done: see above.
  }
}
