/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { ToolMessages } from '../../../endpoints/messages.ts';
import type { CallServer, CallServers } from '../../../endpoints/page.ts';
import { sanitizeBaseUrl } from '../../../endpoints/samples.ts';
import { choiceField, labelled, make, selectOf } from '../try-it/elements.ts';
import type { Visit } from '../visit.ts';

/** What readers choose of the servers of an API. */
interface Chosen {
  readonly server: number;
  /** By the names of variables. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Fields for the choice of a server and of what is in its address: none if there is nothing to choose. What readers choose
 * stays for their visit, on every page with the same servers, and code samples call it.
 */
export function serverChoice({ servers, start, base }: CallServers, words: ToolMessages, { keep, kept }: Visit) {
  const [name, first] = [`server ${servers.map(({ url }) => url).join(' ')}`, servers[start]];
  const samples = samplesOf(base);
  let { server, values } = known();
  const variables = make('div', { class: 'djn-try-group' });
  const select = selectOf(servers.map(labelOf), labelOf(servers[server] ?? first));
  select.addEventListener('change', () => {
    server = select.selectedIndex;
    arrange();
    changed();
  });
  arrange();
  if (address() !== addressOf(first, {})) show();
  const hasChoice = servers.length > 1 || servers.some((one) => one.variables.length > 0);
  const fields = !hasChoice ? [] : [...(servers.length > 1 ? [labelled(words.server, select)] : []), variables];
  return { fields, address };

  function address(): string {
    return addressOf(servers[server], values);
  }

  function arrange(): void {
    const fields = servers[server]?.variables.map((variable) => {
      const { field, input } = choiceField(variable, values[variable.name] ?? variable.value);
      input.addEventListener('input', () => {
        values = { ...values, [variable.name]: input.value };
        changed();
      });
      return field;
    });
    variables.replaceChildren(...(fields ?? []));
  }

  function changed(): void {
    keep(name, { server, values });
    show();
  }

  function show(): void {
    const shown = sanitizeBaseUrl(address());
    for (const { text, write } of samples) write(text.split(base).join(shown));
  }

  function known(): Chosen {
    const { server = start, values = {} } = kept<Partial<Chosen>>(name) ?? {};
    return servers[server] === undefined ? { server: start, values: {} } : { server, values };
  }
}

function labelOf(server: CallServer | undefined): string {
  const { url = '', description = '' } = server ?? {};
  return description === '' ? url : `${url} (${description})`;
}

function addressOf(server: CallServer | undefined, values: Chosen['values']): string {
  return (server?.variables ?? []).reduce(
    (url, { name, value }) => url.split(`{${name}}`).join(values[name] ?? value),
    server?.url ?? '',
  );
}

/** A text of a code sample that contains an address, as it is written. */
interface SampleText {
  readonly text: string;
  readonly write: (text: string) => void;
}

function samplesOf(base: string): readonly SampleText[] {
  const found: SampleText[] = [];
  for (const block of Array.from(document.querySelectorAll('.djn-endpoint-side pre'))) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const one = node as Text;
      found.push({ text: one.data, write: (text) => one.replaceData(0, one.length, text) });
    }
  }
  // What Expressive Code copies is beside the block.
  for (const button of Array.from(document.querySelectorAll<HTMLElement>('.djn-endpoint-side [data-code]'))) {
    const { code = '' } = button.dataset;
    found.push({ text: code, write: (text) => button.setAttribute('data-code', text) });
  }
  return found.filter(({ text }) => text.includes(base));
}
