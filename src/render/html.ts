export { escapeHtml, scriptJson, unescapeHtml } from '../core/values.ts';

export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

export function joinClasses(...names: readonly (string | false | undefined)[]): string | undefined {
  const classNames = names.filter((name) => name !== undefined && name !== false && name !== '');
  return classNames.length === 0 ? undefined : classNames.join(' ');
}
