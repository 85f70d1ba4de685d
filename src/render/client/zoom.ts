/// <reference lib="dom" />

/** Shows an image of a page as large as the window allows, unless it is part of a control. A click or Escape closes it. */
export function onImageClick({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.matches('[data-zoom]')) return;
  if (target.closest('a, button, label, summary') !== null) return;
  const image = new Image();
  image.src = target.currentSrc;
  image.alt = target.alt;
  // Images without a size of their own, such as some SVG files, would get smaller.
  image.style.minWidth = `${target.width}px`;
  const dialog = document.createElement('dialog');
  dialog.className = 'djn-zoom';
  dialog.append(image);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
