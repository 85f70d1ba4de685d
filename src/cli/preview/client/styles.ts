/** Style sheet of the findings on previewed pages. The shadow root keeps it separate from the styles of the page. */
export const styles = `
:host { all: initial; color-scheme: light dark; --text: light-dark(#1c1e21, #e6e8eb); --muted: light-dark(#5b6270, #a0a7b4);
  --surface: light-dark(#fff, #1b1e24); --line: light-dark(#d9dde3, #3a404b); --code: light-dark(#f4f6f8, #14161a);
  --error: light-dark(#c0282d, #ff8580); --warning: light-dark(#a05c00, #eab04d); --info: light-dark(#2c6bd6, #7fb0ff); }
* { box-sizing: border-box; }
.corner, .layer { color: var(--text); font: 14px/1.5 ui-sans-serif, system-ui, sans-serif; }
.corner { position: fixed; z-index: 90; right: 1rem; bottom: 1rem; display: grid; gap: .5rem; justify-items: end; max-width: calc(100vw - 2rem); }
.badge { padding: .35rem .8rem; border: 1px solid var(--line); border-radius: 99px; background: var(--surface); box-shadow: 0 4px 16px rgb(0 0 0 / 16%); color: var(--text); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.badge[data-severity]::before { display: inline-block; width: .6em; height: .6em; margin-right: .5em; border-radius: 50%; background: var(--tone); content: ""; }
[data-severity="error"] { --tone: var(--error); } [data-severity="warning"] { --tone: var(--warning); } [data-severity="info"] { --tone: var(--info); }
.panel, .overlay { overflow: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); box-shadow: 0 16px 48px rgb(0 0 0 / 28%); }
.panel { width: min(36rem, 100%); max-height: 60vh; padding: .5rem 1rem 1rem; }
.layer { position: fixed; z-index: 95; inset: 0; display: grid; place-items: start center; padding: 8vh 1rem; background: rgb(0 0 0 / 45%); }
.overlay { width: min(52rem, 100%); max-height: 84vh; padding: 1rem 1.5rem 1.5rem; border-top: 4px solid var(--error); }
header { display: flex; align-items: center; justify-content: space-between; font-size: 1.1em; }
header button { border: 0; background: none; color: var(--muted); font-size: 1.6em; line-height: 1; cursor: pointer; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: .75rem 0; } li + li { border-top: 1px solid var(--line); }
p { margin: 0; } p:first-child { color: var(--muted); font-size: .9em; overflow-wrap: anywhere; }
b { color: var(--tone); } .message { font-weight: 600; overflow-wrap: anywhere; } .help { color: var(--muted); }
pre { margin: .5rem 0; padding: .6rem .8rem; overflow-x: auto; border-radius: 8px; background: var(--code); font: 12.5px/1.55 ui-monospace, menlo, consolas, monospace; }
a { color: var(--info); } :focus-visible { outline: 2px solid var(--info); outline-offset: 2px; }
@media print { .corner, .layer { display: none; } }
`;
