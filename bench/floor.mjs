/**
 * Minimum work of a check of titles: start, walk the folder once, read the first kilobyte of every page into one
 * buffer, parse the JSON. Any additional time is this package's.
 *
 * usage: node bench/floor.mjs DOCS_FOLDER
 */
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

const buffer = Buffer.allocUnsafe(1024);
let bytes = 0;

function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(path);
    else if (path.endsWith('.mdx') || path.endsWith('.md')) {
      const file = openSync(path, 'r');
      bytes += readSync(file, buffer, 0, 1024, 0);
      closeSync(file);
    } else if (path.endsWith('.json')) JSON.parse(readFileSync(path, 'utf8'));
  }
}

walk(process.argv[2]);
if (bytes === 0) throw new Error('no page was read');
