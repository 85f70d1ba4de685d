import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';
import parseSafely from 'postcss-safe-parser';
import { keepUrls } from '../../render/keep-urls.ts';
import type { UtilitySelectors } from '../../render/utilities.ts';
import { type ConfinedSelectors, confineSelectors } from './confine-selector.ts';

export interface ConfinedSheet {
  /** `@import` rules, which must come first. */
  readonly imports: readonly string[];
  readonly css: string;
}

const groupingRules: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'scope',
  'starting-style',
]);

/**
 * At-rules that are kept because they define a name, such as `@keyframes`. All other at-rules except grouping rules are
 * removed, because they are for CSS tools or print.
 */
const definingAtRules: ReadonlySet<string> = new Set(
  'font-face keyframes -webkit-keyframes property counter-style font-feature-values font-palette-values'.split(' '),
);

/** Properties of the document root that pages inherit: custom properties and fonts. */
const inheritedPropertyPattern = /^(?:--|font(?:-|$))/;

/**
 * Properties allowed for the container of page content: inherited properties and counters. Widths are dropped, because
 * hosts set widths to make room for their own sidebars.
 */
const containerPropertyPattern =
  /^(?:--|font(?:-|$)|color$|counter-|letter-spacing$|line-height$|list-style|quotes$|tab-size$|text-|word-|hyphens$)/;

/** Values of `display` for boxes that set the space between their children with `gap`. */
const boxDisplayPattern = /^(?:inline-)?(?:flex|grid)$/;

/**
 * Restricts a hosted site's global style sheet to page content, because the elements around the content belong to the
 * generator. Invalid CSS is ignored, as in browsers.
 *
 * @param pages Selector of the container of page content.
 */
export function confineSheet(
  text: string,
  { pages, spacesSiblings = false }: Pick<UtilitySelectors, 'pages' | 'spacesSiblings'>,
): ConfinedSheet {
  const sheet = parseSafely(text) as Root;
  const imports: string[] = [];
  sheet.walkAtRules('import', (rule) => {
    const importRule = `@import ${rule.params};`;
    const isRemote = /^(?:url\(\s*)?["']?(?:https?:)?\/\//i.test(rule.params);
    if (isRemote && rule.nodes === undefined && isValidStyleSheet(importRule)) imports.push(importRule);
    rule.remove();
  });
  confine(sheet, false);
  sheet.walk((node) => {
    const isInvalid = node.type === 'decl' && !isValidDeclaration(node);
    if (isInvalid || node.type === 'comment' || ('nodes' in node && node.nodes?.length === 0)) node.remove();
  });
  // Removes leftover text between rules.
  sheet.cleanRaws();
  const css = sheet.nodes.map(
    (node) => `${node.toString()}${node.type === 'atrule' && node.nodes === undefined ? ';' : ''}\n`,
  );
  return { imports, css: css.filter(isValidStyleSheet).join('') };

  /** @param isNested True if the container is inside a rule for the document root, such as `:root { … }`. */
  function confine(container: Container, isNested: boolean): void {
    const inheritedDeclarations: Declaration[] = [];
    // A copy, since rules are inserted during the loop.
    for (const node of [...(container.nodes ?? [])]) {
      if (node.type === 'rule') confineRule(node, isNested);
      else if (node.type === 'atrule') confineAtRule(node, isNested);
      else if (node.type === 'decl') {
        if (isNested && inheritedPropertyPattern.test(node.prop)) inheritedDeclarations.push(node.clone());
        node.remove();
      }
    }
    if (inheritedDeclarations.length > 0)
      container.prepend(postcss.rule({ selector: `& ${pages}`, nodes: inheritedDeclarations }));
  }

  function confineAtRule(rule: AtRule, isNested: boolean): void {
    const name = rule.name.toLowerCase();
    if (groupingRules.has(name)) {
      if (rule.nodes !== undefined) confine(rule, isNested);
    } else if (!definingAtRules.has(name)) rule.remove();
  }

  function confineRule(rule: Rule, isNested: boolean): void {
    const selectors = attempt(() => confineSelectors(rule.selector, pages, isNested));
    if (selectors !== undefined) rule.before(createConfinedRules(rule, selectors));
    rule.remove();
  }

  function createConfinedRules(rule: Rule, { content, container, root }: ConfinedSelectors): Rule[] {
    const rules: Rule[] = [];
    if (container.length > 0) {
      const containerRule = removeToolRules(rule.clone({ selector: container.join(', ') }));
      containerRule.walkDecls((declaration) => {
        if (enclosingRule(declaration) === containerRule && !containerPropertyPattern.test(declaration.prop))
          declaration.remove();
      });
      rules.push(containerRule);
    }
    if (root.length > 0) {
      const inheritedDeclarations = rule.nodes.filter(
        (node) => node.type === 'decl' && inheritedPropertyPattern.test(node.prop),
      );
      const selector = root.map((item) => `${item} ${pages}`).join(', ');
      if (inheritedDeclarations.length > 0) rules.push(postcss.rule({ selector, nodes: inheritedDeclarations }));
      const nestedRules = rule.nodes.filter((node) => node.type === 'rule' || node.type === 'atrule');
      if (nestedRules.length > 0) {
        const rootRule = postcss.rule({ selector: root.join(', '), nodes: nestedRules });
        confine(rootRule, true);
        rules.push(rootRule);
      }
    }
    if (content.length > 0) rules.push(removeToolRules(rule.clone({ selector: content.join(', ') })));
    const boxSelectors = content.filter((selector) => !selector.includes('::'));
    if (spacesSiblings && boxSelectors.length > 0 && isBox(rule)) rules.push(marginReset(boxSelectors));
    return rules;
  }
}

function isBox(rule: Rule): boolean {
  return rule.nodes.some(
    (node) => node.type === 'decl' && node.prop === 'display' && boxDisplayPattern.test(node.value),
  );
}

/** Creates a rule without specificity that removes the generator's margins between siblings. */
function marginReset(boxSelectors: readonly string[]): Rule {
  const selector = boxSelectors.map((box) => `:where(${box}) > :where(*)`).join(', ');
  return postcss.rule({ selector, nodes: [postcss.decl({ prop: 'margin-top', value: '0' })] });
}

function enclosingRule(declaration: Declaration): ChildNode | undefined {
  let node = declaration.parent;
  while (node !== undefined && node.type === 'atrule') node = node.parent;
  return node as ChildNode | undefined;
}

const urlPattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/gi;

/** Rewrites the targets of `url(…)` in a style sheet. */
export function rewriteUrls(css: string, rewrite: (target: string) => string): string {
  return css.replace(urlPattern, (original, doubleQuoted, singleQuoted, unquoted) => {
    const target: string = doubleQuoted ?? singleQuoted ?? unquoted;
    return target === '' ? original : keepUrls(`url("${rewrite(target).replaceAll(/["\\\n]/g, encodeURIComponent)}")`);
  });
}

/** False for declarations that browsers ignore, but that break the builds of some generators. */
function isValidDeclaration({ prop, value }: Declaration): boolean {
  return /^(?:--[^\s{}]+|[-_a-z][-\w]*)$/i.test(prop) && (value.trim() !== '' || prop.startsWith('--'));
}

function isValidStyleSheet(css: string): boolean {
  return attempt(() => postcss.parse(css)) !== undefined;
}

/** Removes at-rules for CSS tools: `@apply`. */
function removeToolRules(rule: Rule): Rule {
  rule.walkAtRules((inner) => {
    if (!groupingRules.has(inner.name.toLowerCase())) inner.remove();
  });
  return rule;
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
