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

const darkSelector = '.dark, [data-theme="dark"]';
/** Mermaid settings for each color scheme. The dark theme's default label background is too light for its text. */
const themes = {
  light: { theme: 'default', themeVariables: {} },
  dark: { theme: 'dark', themeVariables: { edgeLabelBackground: '#333' } },
};
const diagramSources = new WeakMap<HTMLElement, string>();
let mermaidPromise: Promise<Mermaid> | undefined;
let diagramCount = 0;

export function startDiagrams(): void {
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('pre.mermaid[data-script]'))) {
    if (diagramSources.has(element)) continue;
    diagramSources.set(element, element.textContent ?? '');
    void drawDiagram(element);
  }
}

/** Redraws all diagrams when the color scheme changes. */
export function followColorScheme(): void {
  const root = document.documentElement;
  let wasDark = root.matches(darkSelector);
  new MutationObserver(() => {
    if (root.matches(darkSelector) === wasDark) return;
    wasDark = !wasDark;
    for (const element of Array.from(document.querySelectorAll<HTMLElement>('pre.mermaid[data-drawn]'))) {
      void drawDiagram(element);
    }
  }).observe(root, { attributes: true, attributeFilter: ['class', 'data-theme'] });
}

async function drawDiagram(element: HTMLElement): Promise<void> {
  try {
    mermaidPromise ??= loadMermaid(element.dataset.script ?? '');
    const mermaid = await mermaidPromise;
    const theme = document.documentElement.matches(darkSelector) ? themes.dark : themes.light;
    mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, securityLevel: 'strict', ...theme });
    diagramCount += 1;
    const { svg } = await mermaid.render(`djn-diagram-${diagramCount}`, diagramSources.get(element) ?? '');
    element.innerHTML = svg;
    element.dataset.drawn = '';
  } catch {
    // If mermaid can't be loaded or rejects the diagram, its source text stays visible.
  }
}

function loadMermaid(url: string): Promise<Mermaid> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve(window.mermaid);
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    document.head.append(script);
  });
}
