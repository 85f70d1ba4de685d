/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { RefObject, VNode } from 'preact';
import { groupBy, type Severity, severities } from '../../core/values.ts';
import { filterChoices } from './filter.ts';
import { SeverityBadge } from './finding.tsx';
import type { Outline } from './outline.ts';
import { formatNumber } from './text.ts';
import type { FilterAxis, ViewState } from './view-state.ts';

interface ControlsProps {
  readonly outline: Outline;
  readonly viewState: ViewState;
  readonly onChange: (viewState: Partial<ViewState>) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function Controls({ outline, viewState, onChange, search }: ControlsProps): VNode {
  const { findings } = outline.data;
  const presentSeverities = severities.filter((severity) => findings.some((finding) => finding.severity === severity));
  const codes = [...groupBy(findings, ({ code }) => code)].map(([code, { length }]) => ({
    value: code,
    label: `${code} (${formatNumber(length)})`,
  }));
  const toggle = (severity: Severity): readonly Severity[] =>
    viewState.severities.includes(severity)
      ? viewState.severities.filter((selected) => selected !== severity)
      : [...viewState.severities, severity];
  return (
    <search class="controls">
      <input
        ref={search}
        type="search"
        placeholder="Search titles, addresses, files, findings"
        aria-label="Search"
        aria-keyshortcuts="/"
        value={viewState.search}
        onInput={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      {presentSeverities.length > 1 &&
        presentSeverities.map((severity) => (
          <button
            key={severity}
            type="button"
            class="chip"
            aria-pressed={viewState.severities.includes(severity)}
            onClick={() => onChange({ severities: toggle(severity) })}
          >
            <SeverityBadge
              severity={severity}
              count={findings.filter((finding) => finding.severity === severity).length}
            />
          </button>
        ))}
      {codes.length > 1 && <FilterSelect name="code" choices={codes} viewState={viewState} onChange={onChange} />}
      {[...filterChoices(outline)].map(([axis, labels]) => (
        <FilterSelect
          key={axis}
          name={axis}
          choices={labels.map((label) => ({ value: label, label }))}
          viewState={viewState}
          onChange={onChange}
        />
      ))}
    </search>
  );
}

interface FilterSelectProps extends Pick<ControlsProps, 'viewState' | 'onChange'> {
  readonly name: FilterAxis | 'code';
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function FilterSelect({ name, choices, viewState, onChange }: FilterSelectProps): VNode {
  return (
    <select
      aria-label={name}
      value={viewState[name]}
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
