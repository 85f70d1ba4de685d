import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../support/run.ts';

/** Renders the rows of the function table in `docs/runtime.md`, in source order. */
export function runtimeRows(): string[] {
  const file = join(packageRoot, 'src/core/runtime.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
    const isExported = declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    const parameters = declaration.parameters.map((item) => item.name.getText()).join(', ');
    const comment = ts.getJSDocCommentsAndTags(declaration).find(ts.isJSDoc);
    const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ').replaceAll('|', '\\|') ?? '';
    return [`| \`${declaration.name?.text}(${parameters})\` | ${text} |`];
  });
}
