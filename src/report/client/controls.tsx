/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { RefObject, VNode } from 'preact';
import { groupBy } from '../../core/values.ts';
import { choicesOf } from './filter.ts';
import { Sign } from './finding.tsx';
import type { Outline } from './outline.ts';
import { number } from './text.ts';
import { type Axis, levels, type Wishes } from './wishes.ts';

interface ControlsProps {
  readonly outline: Outline;
  readonly wishes: Wishes;
  readonly onChange: (wishes: Partial<Wishes>) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** What narrows a report down: a search, levels, a code, and sections. */
export function Controls({ outline, wishes, onChange, search }: ControlsProps): VNode {
  const { findings } = outline.data;
  const present = levels.filter((level) => findings.some(({ severity }) => severity === level));
  const codes = [...groupBy(findings, ({ code }) => code)].map(([code, { length }]) => ({
    value: code,
    label: `${code} (${number(length)})`,
  }));
  const toggled = (level: (typeof levels)[number]): typeof levels =>
    wishes.levels.includes(level) ? wishes.levels.filter((one) => one !== level) : [...wishes.levels, level];
  return (
    <search class="controls">
      <input
        ref={search}
        type="search"
        placeholder="Search titles, addresses, files, findings"
        aria-label="Search"
        aria-keyshortcuts="/"
        value={wishes.search}
        onInput={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      {present.length > 1 &&
        present.map((level) => (
          <button
            key={level}
            type="button"
            class="chip"
            aria-pressed={wishes.levels.includes(level)}
            onClick={() => onChange({ levels: toggled(level) })}
          >
            <Sign level={level} figure={findings.filter(({ severity }) => severity === level).length} />
          </button>
        ))}
      {codes.length > 1 && <Choice name="code" choices={codes} wishes={wishes} onChange={onChange} />}
      {[...choicesOf(outline)].map(([axis, labels]) => (
        <Choice
          key={axis}
          name={axis}
          choices={labels.map((label) => ({ value: label, label }))}
          wishes={wishes}
          onChange={onChange}
        />
      ))}
    </search>
  );
}

interface ChoiceProps extends Pick<ControlsProps, 'wishes' | 'onChange'> {
  readonly name: Axis | 'code';
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ name, choices, wishes, onChange }: ChoiceProps): VNode {
  return (
    <select
      aria-label={name}
      value={wishes[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    >
      <option value="">Every {name}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
