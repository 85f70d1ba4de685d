import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';

/** Problems that an editor reports in a JSON text with this schema: `line:column message`. */
export async function problemsOf(schema: unknown, text: string): Promise<string[]> {
  const service = getLanguageService({});
  const document = TextDocument.create('memory:/value.json', 'json', 1, text);
  const problems = await service.doValidation(
    document,
    service.parseJSONDocument(document),
    { schemaValidation: 'error' },
    // The service modifies its arguments.
    structuredClone(schema) as JSONSchema,
  );
  return problems.map(({ message, range: { start } }) => `${start.line + 1}:${start.character + 1} ${message}`);
}
