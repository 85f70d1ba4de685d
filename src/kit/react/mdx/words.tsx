import type { ReactNode } from 'react';

export function Badge({ children }: { children?: ReactNode }): ReactNode {
  return <span className="djn-badge">{children}</span>;
}

interface TooltipProps {
  readonly tip?: string;
  readonly headline?: string;
  readonly children?: ReactNode;
}

/** Words that say more where a reader points at them. */
export function Tooltip({ tip, headline, children }: TooltipProps): ReactNode {
  return <abbr title={[headline, tip].filter((part) => part !== undefined).join(': ')}>{children}</abbr>;
}

/** Icons of other libraries are not shown. */
export function Icon(): ReactNode {
  return null;
}

interface FieldProps {
  readonly name?: string;
  readonly path?: string;
  readonly query?: string;
  readonly body?: string;
  readonly header?: string;
  readonly type?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly default?: unknown;
  readonly children?: ReactNode;
}

/** A parameter, or a member of an answer. */
export function Field({ name, path, query, body, header, type, required, deprecated, ...more }: FieldProps): ReactNode {
  const { default: standard, children } = more;
  return (
    <div className="djn-field">
      <p>
        <code>{name ?? path ?? query ?? body ?? header}</code>
        {type === undefined ? null : <span>{type}</span>}
        {required === true ? (
          <span className="djn-badge" data-tone="danger">
            required
          </span>
        ) : null}
        {deprecated === true ? (
          <span className="djn-badge" data-tone="caution">
            deprecated
          </span>
        ) : null}
        {standard === undefined ? null : (
          <span>
            default: <code>{String(standard)}</code>
          </span>
        )}
      </p>
      {children}
    </div>
  );
}
