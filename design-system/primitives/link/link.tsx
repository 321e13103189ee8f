import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * Consumers can limit link targets to their own paths, so that an unknown path is a type error. Add
 * this to a module (a file with an `import` or `export`). The name is the one by which the consumer
 * imports the design system: `#design-system` here, the package's name elsewhere.
 * `declare module '#design-system' { interface LinkRegister { href: MyPaths } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: consumers merge their own declaration into it.
export interface LinkRegister {}

/** A link target. Any string, unless the consumer limits it in {@link LinkRegister}. */
export type LinkHref = LinkRegister extends { href: infer Href extends string } ? Href : string;

/** A link as data: its target and its text. */
export type LinkTarget = { href: LinkHref; label: string };

export type LinkProps = {
  /** Where it leads. */
  href: LinkHref;
  /** The link text. It says where the link leads (WCAG 2.4.4). */
  children: ReactNode;
  /** The class, because a plain link has no styles. */
  className?: string | undefined;
  /** Opens in a new tab, with `rel="noopener noreferrer"` and a note for screen readers. */
  newTab?: boolean | undefined;
  /** The accessible name that replaces the visible text. It must contain that text (WCAG 2.5.3). */
  'aria-label'?: string | undefined;
  /** Marks the link to the page that is open. */
  'aria-current'?: 'page' | undefined;
  /** Runs before the link is followed, for example to close a menu. */
  onClick?: (() => void) | undefined;
  /** The anchor, to move focus to it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** The props of an injected link component: plain anchor attributes. */
export type AnchorProps = Omit<LinkProps, 'newTab'> & { target?: '_blank'; rel?: string };

function Anchor({ children, ...anchor }: AnchorProps) {
  return <a {...anchor}>{children}</a>;
}

const defaultNewTabNote = '(opens in a new tab)';

const LinkContext = createContext<ComponentType<AnchorProps>>(Anchor);
const NewTabNoteContext = createContext(defaultNewTabNote);

export type LinkProviderProps = {
  /**
   * The consumer's link component, usually its router's.
   * @default a plain anchor
   */
  component?: ComponentType<AnchorProps> | undefined;
  /**
   * What screen readers hear after a link that opens in a new tab (WCAG 3.2.5).
   * @default '(opens in a new tab)'
   */
  newTabNote?: string | undefined;
  /** The page: every link in it follows. */
  children: ReactNode;
};

/**
 * Provides the consumer's link component (its router's) to all links. Use it once, at the root.
 * Without it, every link is a plain anchor, which is right for a page without a router.
 *
 * Not for changing a single link, because its component renders every `Link` below it: use the
 * props of `TextLink` or `ButtonLink`, such as `newTab`.
 */
export function LinkProvider({
  component = Anchor,
  newTabNote = defaultNewTabNote,
  children,
}: LinkProviderProps) {
  return (
    <LinkContext value={component}>
      <NewTabNoteContext value={newTabNote}>{children}</NewTabNoteContext>
    </LinkContext>
  );
}

/**
 * The base of every link in the design system. It has no styles: see `TextLink` and `ButtonLink`.
 *
 * Not for links in running text, where it looks like the text around it: use `TextLink`. For
 * something that happens on this page, use `Button`.
 */
export function Link({ newTab, children, 'aria-label': name, ...anchor }: LinkProps) {
  const Component = use(LinkContext);
  if (!newTab) {
    return (
      <Component {...anchor} aria-label={name}>
        {children}
      </Component>
    );
  }
  const note = use(NewTabNoteContext);
  // An `aria-label` replaces the link's content, so it must also contain the note.
  return (
    <Component
      {...anchor}
      aria-label={name && `${name} ${note}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <VisuallyHidden>{` ${note}`}</VisuallyHidden>
    </Component>
  );
}
