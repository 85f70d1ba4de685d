import { type ComponentChildren, h } from 'preact';
import type { PartTime } from '../code/limits.ts';
import { Realm } from '../code/realm.ts';
import type { Service } from '../code/services.ts';
import { HostComponent, Inside, isPlain, Named } from '../code/values.ts';
import type { Props } from '../component-renderer.ts';
import { rawHtml } from '../raw-html.ts';
import { knownComponents } from './known.ts';
import type { Rendering } from './rendering.ts';

/** What a page does for its code: the realm asks for it by name, with texts. */
export class PageServices {
  readonly realm: Realm;
  /** The components of the dialect, by their names. */
  readonly known: Readonly<Record<string, HostComponent>>;
  #serving: Rendering | undefined;
  readonly #components = new Map<string, HostComponent>();
  readonly #unknown: (() => void)[] = [];

  constructor(parts: PartTime | undefined) {
    this.realm = new Realm({ services: this.#services, parts });
    const known: Record<string, HostComponent> = Object.create(null);
    for (const [name, component] of Object.entries(knownComponents(() => this.#page))) {
      const members = Object.entries(component).filter(([, member]) => typeof member === 'function');
      known[name] = this.component(name, component, {
        isKnown: true,
        members: Object.fromEntries(
          members.map(([member, made]) => [member, this.component(`${name}.${member}`, made, { isKnown: true })]),
        ),
      });
    }
    this.known = known;
  }

  /** The page that is rendered from now on. */
  serve(page: Rendering): void {
    this.#serving = page;
  }

  get #page(): Rendering {
    if (this.#serving === undefined) throw new Error('nothing is being rendered');
    return this.#serving;
  }

  /** A component of the host's, for the page's code. */
  component(
    id: string,
    render: (props: Props) => ComponentChildren,
    more?: Partial<Pick<HostComponent, 'members' | 'isKnown'>>,
  ): HostComponent {
    const component = new HostComponent(id, render, more);
    this.#components.set(id, component);
    return component;
  }

  /** In the place of a component that nobody defines. */
  unknown(report: () => void): Named {
    return new Named('unknown', String(this.#unknown.push(report) - 1));
  }

  readonly #services: Readonly<Record<string, Service>> = {
    state: () => {
      this.#page.hasState = true;
    },
    link: (target) => this.#page.link(target),
    asset: (target) => this.#page.asset(target),
    id: (wanted) => this.#page.id(wanted) ?? '',
    keepId: (id) => this.#page.keepId(id),
    fail: (effect, reason) => this.#page.fail(new Error(reason), effect === 'lost' ? 'lost' : 'changed'),
    unknown: (number) => this.#unknown[Number(number)]?.(),
    members: (id) => JSON.stringify(Object.keys(this.#components.get(id)?.members ?? {})),
    content: (number) => this.#page.html(this.realm.placed(number)),
    component: (id, _, props) => {
      const component = this.#components.get(id);
      if (component === undefined) throw new Error('it is not defined');
      const members = this.realm.members(new Inside(props));
      const given = component.isKnown ? this.realm.propsOf(members) : members;
      return this.#page.html(h(component.render, given));
    },
    // A link or a picture, whose content is HTML by now.
    themed: (name, text) => {
      const described = this.realm.described(text);
      const { html, ...attributes }: Props = isPlain(described) ? described : {};
      const content = html === undefined ? undefined : { html: String(html), children: rawHtml(String(html)) };
      return this.#page.html(this.#page.themed(name === 'Link' ? 'Link' : 'Image', attributes, content));
    },
  };
}
