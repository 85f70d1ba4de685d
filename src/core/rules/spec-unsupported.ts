import { brief, quote, rule } from './rule.ts';

export const specUnsupported = rule<{ source: string; version: string; isEmpty?: boolean }>({
  message: ({ source, version, isEmpty }) => {
    if (isEmpty === true) return `The specification ${quote(brief(source))} is empty.`;
    return version === ''
      ? `${quote(brief(source))} is not a specification: it has none of "openapi", "swagger" and "asyncapi".`
      : `${quote(brief(source))} is ${brief(version)}, which is not supported.`;
  },
  help: () => 'Supported are Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2, and AsyncAPI 2 and 3.',
});
