import {
  type FormField,
  indentFollowingLines,
  joinedLiterals,
  type NameValue,
  portableStringLiteral,
  type SampleBody,
  type SampleRequest,
} from './request.ts';

/** Generates a C# program that uses only the standard library (.NET 6). */
export function csharp({ method, url, headers, body }: SampleRequest): string {
  const [contentHeaders, requestHeaders] = partition(headers);
  const content = body === undefined ? [] : contentLines(body, contentHeaders);
  const hasTypes = content.some((line) => line.includes('MediaTypeHeaderValue'));
  // A handler that manages cookies could replace the header.
  const handler = headers.some(({ name }) => name.toLowerCase() === 'cookie')
    ? 'new HttpClientHandler { UseCookies = false }'
    : '';
  return [
    ...(hasTypes ? ['using System.Net.Http.Headers;', ''] : []),
    `using var client = new HttpClient(${handler});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${portableStringLiteral(method)}), ${portableStringLiteral(url)});`,
    ...requestHeaders.map(
      ({ name, value }) =>
        `request.Headers.TryAddWithoutValidation(${portableStringLiteral(name)}, ${portableStringLiteral(value)});`,
    ),
    ...content,
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

/** Headers of the content, which .NET refuses as headers of the request, and the others. */
function partition(headers: readonly NameValue[]): readonly [readonly NameValue[], readonly NameValue[]] {
  const isContentHeader = ({ name }: NameValue): boolean =>
    /^(?:content-|(?:allow|expires|last-modified)$)/i.test(name);
  return [headers.filter(isContentHeader), headers.filter((header) => !isContentHeader(header))];
}

function contentLines(body: SampleBody, headers: readonly NameValue[]): string[] {
  const setup = body.kind === 'multipart' ? multipartLines(body.fields) : [`request.Content = ${contentOf(body)};`];
  const headerLines = headers.map(({ name, value }) =>
    name.toLowerCase() === 'content-type'
      ? `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${portableStringLiteral(value)});`
      : `request.Content.Headers.TryAddWithoutValidation(${portableStringLiteral(name)}, ${portableStringLiteral(value)});`,
  );
  return [...setup, ...headerLines];
}

function contentOf(body: Exclude<SampleBody, { kind: 'multipart' }>): string {
  switch (body.kind) {
    case 'text':
      return `new StringContent(\n  ${joinedLiterals(body.text, portableStringLiteral, '+')})`;
    case 'form': {
      const pairs = body.fields.map(
        ({ name, value = '' }) =>
          `    KeyValuePair.Create(${portableStringLiteral(name)}, ${portableStringLiteral(value)}),\n`,
      );
      return `new FormUrlEncodedContent(new KeyValuePair<string, string>[] {\n${pairs.join('')}})`;
    }
    case 'file':
      return `new StreamContent(File.OpenRead(${portableStringLiteral(body.fileName)}))`;
  }
}

function multipartLines(fields: readonly FormField[]): string[] {
  return [
    'var form = new MultipartFormDataContent();',
    ...fields.flatMap(({ name, value = '', fileName, type }, index) => {
      const content =
        fileName === undefined
          ? `new StringContent(${indentFollowingLines(joinedLiterals(value, portableStringLiteral, '+'), '  ')})`
          : `new StreamContent(File.OpenRead(${portableStringLiteral(fileName)}))`;
      const fileArgument = fileName === undefined ? '' : `, ${portableStringLiteral(fileName)}`;
      const nameArguments = `${portableStringLiteral(name)}${fileArgument}`;
      if (type === undefined) return [`form.Add(${content}, ${nameArguments});`];
      return [
        `var part${index} = ${content};`,
        `part${index}.Headers.ContentType = MediaTypeHeaderValue.Parse(${portableStringLiteral(type)});`,
        `form.Add(part${index}, ${nameArguments});`,
      ];
    }),
    'request.Content = form;',
  ];
}
