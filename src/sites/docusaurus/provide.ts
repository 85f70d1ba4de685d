import type { OwnNavigation } from './forms.ts';

/** A module of JavaScript as a tree, as far as statements are put before its own. */
interface Program {
  readonly body: object[];
}

const call = '_provideNavigation';

/**
 * A plugin for the compiler of MDX: a page that is loaded makes known what surrounds it. It is written into the page's
 * own module: another one for each page would cost a build more than all else that the plugin does.
 *
 * @param navigationOf What surrounds a page, by the absolute path of its doc.
 */
export function provideNavigation(navigationOf: (doc: string) => OwnNavigation | undefined) {
  return () =>
    (program: Program, { path }: { readonly path: string }): void => {
      const navigation = navigationOf(path);
      if (navigation === undefined) return;
      program.body.unshift(
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportSpecifier', imported: identifier('provide'), local: identifier(call) }],
          source: literal('@theme/DocsJsonNav'),
          attributes: [],
        },
        {
          type: 'ExpressionStatement',
          expression: callOf(identifier(call), callOf(jsonParse, literal(JSON.stringify(navigation)))),
        },
      );
    };
}

const jsonParse = {
  type: 'MemberExpression',
  object: identifier('JSON'),
  property: identifier('parse'),
  computed: false,
  optional: false,
};

function callOf(callee: object, argument: object): object {
  return { type: 'CallExpression', callee, arguments: [argument], optional: false };
}

function identifier(name: string): object {
  return { type: 'Identifier', name };
}

function literal(value: string): object {
  return { type: 'Literal', value };
}
