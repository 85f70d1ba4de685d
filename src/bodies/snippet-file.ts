/** The file that an import of a page names, from the root or from the page. */
export function snippetFile(from: string, specifier: string): string {
  const steps = specifier.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
