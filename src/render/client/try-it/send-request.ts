/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FormMessages } from '../../../endpoints/messages.ts';
import { createElement } from './elements.ts';
import type { FormRequest } from './request.ts';

/** Maximum number of displayed characters of a body. The download contains the whole body. */
const maxShownLength = 100_000;

/** Sends a request. Returns elements for the response (status, time, headers, body) or the error. */
export async function sendRequest(call: FormRequest, words: FormMessages): Promise<Node[]> {
  const { method, url, headers, body, withheld } = call;
  const notes = withheld.length === 0 ? [] : [noteElement(words.withheld.replace('{}', withheld.join(', ')))];
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(({ name, value }): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body }),
      // Without cookies and referrer.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const blob = await response.blob();
    const time = Math.round(performance.now() - start);
    return [...notes, ...(await renderResponse(response, blob, time, words))];
  } catch {
    return [...notes, noteElement(words.blocked), createElement('pre', {}, [createElement('code', {}, [call.curl])])];
  }
}

async function renderResponse(response: Response, blob: Blob, time: number, words: FormMessages): Promise<Node[]> {
  const { status, statusText, headers } = response;
  const kind = status < 400 ? 'good' : 'bad';
  const type = headers.get('content-type') ?? '';
  const isText = blob.size > 0 && /^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded)/i.test(type);
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`).join('\n');
  const text = isText ? pretty(await blob.text(), type).slice(0, maxShownLength) : '';
  return [
    createElement('p', { class: 'djn-try-status' }, [
      createElement('strong', { class: `djn-try-${kind}` }, [`${status} ${statusText}`.trim()]),
      ` ${time} ms, ${blob.size} B`,
    ]),
    createElement('details', {}, [createElement('summary', {}, [words.headers]), block(lines)]),
    ...(text === '' ? [] : [block(text)]),
    ...(blob.size === 0 ? [] : [download(blob, words)]),
  ];
}

function pretty(text: string, type: string): string {
  if (!/[/+]json/i.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** Creates a download button. The object URL is created on click and revoked one second later. */
function download(blob: Blob, words: FormMessages): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'djn-button' }, [words.download]);
  button.addEventListener('click', () => {
    const href = URL.createObjectURL(blob);
    createElement('a', { href, download: 'response' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  });
  return button;
}

function block(text: string): HTMLElement {
  return createElement('pre', { tabindex: '0' }, [createElement('code', {}, [text])]);
}

function noteElement(text: string): HTMLElement {
  return createElement('p', { class: 'djn-try-note' }, [text]);
}
