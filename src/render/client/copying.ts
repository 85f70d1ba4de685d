/// <reference lib="dom" />

/** Copies what a button stands for: its own text, or the block of code around it. */
export async function onCopyClick({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button === null) return;
  const text = button.dataset.copy || (button.closest('.djn-code')?.querySelector('pre')?.textContent ?? '');
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission nothing is copied, and nothing says that it was.
    return;
  }
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, 1500);
}

/** Shows all of a long block of code, or its beginning again. */
export function onMoreClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('.djn-code-more') : null;
  const block = button?.closest('.djn-code-long');
  if (!button || !block) return;
  button.setAttribute('aria-expanded', String(block.toggleAttribute('data-open')));
}
