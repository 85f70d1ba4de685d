import type { CompileContext, Extension as MdastExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { closesFormula, opensFormula } from '../../core/bodies.ts';

const dollar = 36;

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    dialectMath: 'dialectMath';
    dialectMathMarker: 'dialectMathMarker';
    dialectMathData: 'dialectMathData';
  }
}

/**
 * Syntax of formulas: `$x$`, and `$$ … $$` in a paragraph, also with more dollars. Amounts of money such as `$5 and $10`
 * don't match.
 */
export const mathSyntax: Extension = {
  text: { [dollar]: { name: 'dialectMath', tokenize: tokenizeMath, previous: (code) => code !== dollar } },
};

function tokenizeMath(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let openingDollars = 0;
  let closingDollars = 0;
  let lastCode: Code = null;
  const { previous } = this;
  let dataLength = 0;
  let hasCommand = false;
  return start;

  function start(code: Code): State | undefined {
    effects.enter('dialectMath');
    effects.enter('dialectMathMarker');
    return opening(code);
  }

  function opening(code: Code): State | undefined {
    if (code === dollar) {
      effects.consume(code);
      openingDollars++;
      return opening;
    }
    effects.exit('dialectMathMarker');
    if (code === null) return nok(code);
    if (openingDollars === 1 && !opensFormula(toCharacter(previous), toCharacter(code))) return nok(code);
    return between(code);
  }

  function between(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (isLineEnding(code)) {
      if (openingDollars === 1 && !hasCommand) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      lastCode = code;
      return between;
    }
    if (code === dollar) {
      closingDollars = 0;
      effects.enter('dialectMathMarker');
      return closing(code);
    }
    effects.enter('dialectMathData');
    return data(code);
  }

  function data(code: Code): State | undefined {
    if (code === null || code === dollar || isLineEnding(code)) {
      effects.exit('dialectMathData');
      return between(code);
    }
    effects.consume(code);
    dataLength++;
    lastCode = code;
    return code === 92 ? escaped : data;
  }

  function escaped(code: Code): State | undefined {
    if (code === null || isLineEnding(code)) return data(code);
    effects.consume(code);
    lastCode = code;
    hasCommand = true;
    return data;
  }

  function closing(code: Code): State | undefined {
    if (code === dollar && closingDollars < openingDollars) {
      effects.consume(code);
      closingDollars++;
      return closing;
    }
    effects.exit('dialectMathMarker');
    if (closingDollars !== openingDollars || code === dollar || dataLength === 0) return nok(code);
    if (openingDollars === 1 && !closesFormula(toCharacter(lastCode), toCharacter(code))) return nok(code);
    effects.exit('dialectMath');
    return ok(code);
  }
}

/**
 * Converts a micromark character code. `null` (start or end of the text) becomes an empty string; negative codes (line
 * endings, tabs) become a space.
 */
function toCharacter(code: Code): string {
  if (code === null) return '';
  return code < 0 ? ' ' : String.fromCharCode(code);
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}

/** Creates `math` nodes: `value` is TeX, and `data.isBlock` is true for `$$`, and for more dollars on separate lines. */
export const mathFromMarkdown: MdastExtension = {
  enter: {
    dialectMath(this: CompileContext, token: Token) {
      this.enter({ type: 'math', value: '' }, token);
      this.buffer();
    },
  },
  exit: {
    dialectMath(this: CompileContext, token: Token) {
      this.resume();
      const formulaSource = this.sliceSerialize(token);
      const dollars = /^\$+/.exec(formulaSource)?.[0].length ?? 0;
      const isBlock = dollars === 2 || (dollars > 2 && /[\r\n]/.test(formulaSource));
      const value = formulaSource.slice(dollars, -dollars).trim();
      const node = this.stack.at(-1);
      if (node?.type === 'math') Object.assign(node, { value, data: { isBlock } });
      this.exit(token);
    },
  },
};
