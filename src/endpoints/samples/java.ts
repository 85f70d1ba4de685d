import { multipartPieces, multipartType } from './multipart.ts';
import {
  encodeForm,
  indentFollowingLines,
  joinedLiterals,
  portableStringLiteral,
  type SampleBody,
  type SampleRequest,
} from './request.ts';

/** Generates a Java program that uses only the standard library (Java 11). */
export function java({ method, url, headers, body }: SampleRequest): string {
  const { publisher, setup = [], imports = [], type } = describeBody(body);
  const allHeaders = type === undefined ? headers : [...headers, { name: 'Content-Type', value: type }];
  const statements = [
    ...setup,
    `var request = HttpRequest.newBuilder(URI.create(${portableStringLiteral(url)}))`,
    `    .method(${portableStringLiteral(method)}, HttpRequest.BodyPublishers.${publisher})`,
    ...allHeaders.map(
      ({ name, value }) => `    .header(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`,
    ),
    '    .build();',
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  return [
    ...[...imports, 'java.net.URI', 'java.net.http.*'].sort().map((name) => `import ${name};`),
    '',
    'public class Main {',
    '  public static void main(String[] args) throws Exception {',
    ...statements.map((statement) => `    ${indentFollowingLines(statement, '    ')}`),
    '  }',
    '}',
  ].join('\n');
}

interface BodyDescription {
  /** Call of a method of `BodyPublishers`. */
  readonly publisher: string;
  readonly setup?: readonly string[];
  readonly imports?: readonly string[];
  /** Content type, if the headers of the request don't have it. */
  readonly type?: string;
}

function describeBody(body: SampleBody | undefined): BodyDescription {
  switch (body?.kind) {
    case undefined:
      return { publisher: 'noBody()' };
    case 'text':
      return { publisher: 'ofString(body)', setup: [`var body = ${textLiteral(body.text)};`] };
    case 'form':
      return {
        publisher: 'ofString(body)',
        setup: [`var body = ${textLiteral(encodeForm(body.fields))};`],
        type: 'application/x-www-form-urlencoded',
      };
    case 'file':
      return {
        publisher: `ofFile(Path.of(${portableStringLiteral(body.fileName)}))`,
        imports: ['java.nio.file.Path'],
      };
    case 'multipart': {
      const pieces = multipartPieces(body.fields);
      const hasFile = pieces.some((piece) => 'fileName' in piece);
      const contents = pieces.map((piece) =>
        'fileName' in piece
          ? `Files.readAllBytes(Path.of(${portableStringLiteral(piece.fileName)}))`
          : `(${textLiteral(piece.text)}).getBytes(StandardCharsets.UTF_8)`,
      );
      return {
        publisher: 'ofByteArray(body.toByteArray())',
        setup: [
          'var body = new ByteArrayOutputStream();',
          ...contents.map((content) => `body.writeBytes(${content});`),
        ],
        imports: [
          ...['java.io.ByteArrayOutputStream', 'java.nio.charset.StandardCharsets'],
          ...(hasFile ? ['java.nio.file.Files', 'java.nio.file.Path'] : []),
        ],
        type: multipartType,
      };
    }
  }
}

function textLiteral(text: string): string {
  return joinedLiterals(text, portableStringLiteral, '+');
}
