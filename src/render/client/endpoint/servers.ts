/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { ToolMessages } from '../../../endpoints/messages.ts';
import type { CallServer, CallServers } from '../../../endpoints/page.ts';
import { fillServerVariables, sanitizeBaseUrl } from '../../../endpoints/samples.ts';
import { createElement, createInputField, createLabeledField, createSelect } from '../try-it/elements.ts';
import type { VisitStorage } from '../visit-storage.ts';

interface ServerChoice {
  readonly server: number;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Creates fields for the server and the variables in its URL; no fields if there is no choice. Code samples show the
 * chosen server. The choice is kept for the visit and applies to every page with the same servers.
 */
export function createServerFields(
  { servers, start, base }: CallServers,
  words: ToolMessages,
  { remember, recall }: VisitStorage,
) {
  const [storageKey, initialServer] = [`server ${servers.map(({ url }) => url).join(' ')}`, servers[start]];
  const samples = findSamples(base);
  let { server, values } = rememberedChoice();
  const variableFields = createElement('div', { class: 'djn-try-group' });
  const select = createSelect(servers.map(serverLabel), serverLabel(servers[server] ?? initialServer));
  select.addEventListener('change', () => {
    server = select.selectedIndex;
    renderVariables();
    onChange();
  });
  renderVariables();
  if (serverUrlWithValues() !== serverUrl(initialServer, {})) updateSamples();
  const hasChoice = servers.length > 1 || servers.some((item) => item.variables.length > 0);
  const fields = !hasChoice
    ? []
    : [...(servers.length > 1 ? [createLabeledField(words.server, select)] : []), variableFields];
  return { fields, url: serverUrlWithValues };

  function serverUrlWithValues(): string {
    return serverUrl(servers[server], values);
  }

  function renderVariables(): void {
    const fields = servers[server]?.variables.map((variable) => {
      const { field, input } = createInputField(variable, values[variable.name] ?? variable.value);
      input.addEventListener('input', () => {
        values = { ...values, [variable.name]: input.value };
        onChange();
      });
      return field;
    });
    variableFields.replaceChildren(...(fields ?? []));
  }

  function onChange(): void {
    remember(storageKey, { server, values });
    updateSamples();
  }

  function updateSamples(): void {
    const baseUrl = sanitizeBaseUrl(serverUrlWithValues());
    for (const { text, write } of samples) write(text.split(base).join(baseUrl));
  }

  function rememberedChoice(): ServerChoice {
    const { server = start, values = {} } = recall<Partial<ServerChoice>>(storageKey) ?? {};
    return servers[server] === undefined ? { server: start, values: {} } : { server, values };
  }
}

function serverLabel(server: CallServer | undefined): string {
  const { url = '', description = '' } = server ?? {};
  return description === '' ? url : `${url} (${description})`;
}

function serverUrl(server: CallServer | undefined, values: ServerChoice['values']): string {
  return fillServerVariables(
    server?.url ?? '',
    (name) => values[name] ?? server?.variables.find((variable) => variable.name === name)?.value,
  );
}

interface SampleText {
  readonly text: string;
  readonly write: (text: string) => void;
}

function findSamples(base: string): readonly SampleText[] {
  const samples: SampleText[] = [];
  for (const block of Array.from(document.querySelectorAll('.djn-endpoint-side pre'))) {
    const textWalker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = textWalker.nextNode(); node !== null; node = textWalker.nextNode()) {
      const textNode = node as Text;
      samples.push({ text: textNode.data, write: (text) => textNode.replaceData(0, textNode.length, text) });
    }
  }
  // Expressive Code's copy buttons are outside the block and copy their `data-code`, so the attribute is updated too.
  for (const button of Array.from(document.querySelectorAll<HTMLElement>('.djn-endpoint-side [data-code]'))) {
    const { code = '' } = button.dataset;
    samples.push({ text: code, write: (text) => button.setAttribute('data-code', text) });
  }
  return samples.filter(({ text }) => text.includes(base));
}
