/// <reference lib="dom" />

/** Types for the part of mermaid's API that we use (https://mermaid.js.org/config/usage.html). */
interface Mermaid {
  initialize(settings: object): void;
  render(id: string, text: string): Promise<{ readonly svg: string }>;
}

declare global {
  interface Window {
    readonly mermaid: Mermaid;
  }
}

const dark = '.dark, [data-theme="dark"]';
/** Mermaid settings for each color scheme. The dark theme's default label background is too light for its text. */
const themes = {
  light: { theme: 'default', themeVariables: {} },
  dark: { theme: 'dark', themeVariables: { edgeLabelBackground: '#333' } },
};
const sources = new WeakMap<HTMLElement, string>();
let loading: Promise<Mermaid> | undefined;
let count = 0;

export function startDiagrams(): void {
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('pre.mermaid[data-script]'))) {
    if (sources.has(element)) continue;
    sources.set(element, element.textContent ?? '');
    void draw(element);
  }
}

/** Redraws all diagrams when the color scheme changes. */
export function followColorScheme(): void {
  const root = document.documentElement;
  let wasDark = root.matches(dark);
  new MutationObserver(() => {
    if (root.matches(dark) === wasDark) return;
    wasDark = !wasDark;
    for (const element of Array.from(document.querySelectorAll<HTMLElement>('pre.mermaid[data-drawn]'))) {
      void draw(element);
    }
  }).observe(root, { attributes: true, attributeFilter: ['class', 'data-theme'] });
}

async function draw(element: HTMLElement): Promise<void> {
  try {
    loading ??= load(element.dataset.script ?? '');
    const mermaid = await loading;
    const theme = document.documentElement.matches(dark) ? themes.dark : themes.light;
    mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, securityLevel: 'strict', ...theme });
    count += 1;
    const { svg } = await mermaid.render(`djn-diagram-${count}`, sources.get(element) ?? '');
    element.innerHTML = svg;
    element.dataset.drawn = '';
  } catch {
    // If mermaid can't be loaded or rejects the diagram, its source text stays visible.
  }
}

function load(url: string): Promise<Mermaid> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve(window.mermaid);
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    document.head.append(script);
  });
}
