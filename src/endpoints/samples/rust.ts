import { type FormField, indentFollowingLines, type SampleBody, type SampleRequest } from './request.ts';

const methodsWithFunction: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);

/** Generates a Rust program that uses the `reqwest` crate with its features `blocking` and `multipart`. */
export function rust({ method, url, headers, body }: SampleRequest): string {
  const call = methodsWithFunction.has(method)
    ? `.${method.toLowerCase()}(${rustLiteral(url)})`
    : `.request(${rustLiteral(method)}.parse()?, ${rustLiteral(url)})`;
  const calls = [
    call,
    ...headers.map(({ name, value }) => `.header(${rustLiteral(name)}, ${rustLiteral(value)})`),
    ...(body === undefined ? [] : [bodyCall(body)]),
    '.send()?;',
  ];
  return [
    ...(body?.kind === 'multipart' ? ['use reqwest::blocking::multipart;', ''] : []),
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(body?.kind === 'multipart' ? formLines(body.fields).map((line) => `    ${line}`) : []),
    '    let response = reqwest::blocking::Client::new()',
    ...calls.map((line) => `        ${line}`),
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function bodyCall(body: SampleBody): string {
  switch (body.kind) {
    case 'text':
      return `.body(${rustRawLiteral(body.text)})`;
    case 'form': {
      const pairs = body.fields.map(({ name, value = '' }) => `(${rustLiteral(name)}, ${rustLiteral(value)})`);
      return `.form(&[${pairs.join(', ')}])`;
    }
    case 'file':
      return `.body(std::fs::File::open(${rustLiteral(body.fileName)})?)`;
    case 'multipart':
      return '.multipart(form)';
  }
}

function formLines(fields: readonly FormField[]): string[] {
  const calls = fields.map(({ name, value = '', fileName, type }) => {
    if (type === undefined && fileName === undefined) return `.text(${rustLiteral(name)}, ${rustLiteral(value)})`;
    const part =
      fileName === undefined
        ? `multipart::Part::text(${rustLiteral(value)})`
        : `multipart::Part::file(${rustLiteral(fileName)})?`;
    const typeCall = type === undefined ? '' : `.mime_str(${rustLiteral(type)})?`;
    return `.part(${rustLiteral(name)}, ${part}${typeCall})`;
  });
  return ['let form = multipart::Form::new()', ...calls.map((call) => indentFollowingLines(`    ${call}`, '    '))].map(
    (line, index, lines) => (index === lines.length - 1 ? `${line};` : line),
  );
}

function rustLiteral(text: string): string {
  const escaped = text.toWellFormed().replace(/["\\]|[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    if (character === '"' || character === '\\') return `\\${character}`;
    if (character === '\n') return '\\n';
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
  return `"${escaped}"`;
}

/** Uses a raw literal if possible, which keeps quotes and lines readable. */
function rustRawLiteral(text: string): string {
  const wellFormed = text.toWellFormed();
  // Control characters and marks that change the direction of text are errors or invisible in a raw literal.
  if (!/["\n]/.test(wellFormed) || /[^\P{Cc}\n\t]|\p{Cf}/u.test(wellFormed)) return rustLiteral(text);
  const hashes = '#'.repeat(1 + Math.max(0, ...(wellFormed.match(/"#*/g) ?? []).map(({ length }) => length - 1)));
  return `r${hashes}"${wellFormed}"${hashes}`;
}
