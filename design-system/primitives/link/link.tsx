import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * Where a consumer narrows link targets to the paths it really has, so that an unknown one is a
 * type error. Write in a module (a file with an `import` or `export`), with the name by which the
 * consumer imports the design system, here `#design-system`, elsewhere the package's:
 * `declare module '#design-system' { interface LinkRegister { href: MyPaths } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an open interface is the point; consumers merge into it.
export interface LinkRegister {}

/** A link target: any string until the consumer registers its own in {@link LinkRegister}. */
export type LinkHref = LinkRegister extends { href: infer Href extends string } ? Href : string;

/** A link as data: where to, and the words that say so. */
export type LinkTarget = { href: LinkHref; label: string };

export type LinkProps = {
  href: LinkHref;
  children: ReactNode;
  className?: string | undefined;
  /** Opens in a new tab, with `rel="noopener noreferrer"` and a note for screen readers. */
  newTab?: boolean | undefined;
  /** Replaces the visible text as the accessible name; it must contain that text (WCAG 2.5.3). */
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  onClick?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** What an injected link component receives: plain anchor attributes. */
export type AnchorProps = Omit<LinkProps, 'newTab'> & { target?: '_blank'; rel?: string };

function Anchor({ children, ...anchor }: AnchorProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(Anchor);

/**
 * Injects the consumer's link component (its router's) once, at the root. Without it every link
 * is a plain anchor, which is right for a page without a router.
 *
 * Not for changing a single link, because its component draws every `Link` below it: use the props
 * of `TextLink` or `ButtonLink`, such as `newTab`.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * Every link of the design system. It has no look of its own; see `TextLink` and `ButtonLink`.
 *
 * Not for links in running text, where it looks like the words around it: use `TextLink`. For
 * something that happens on this page, use `Button`.
 */
export function Link({ newTab, children, ...anchor }: LinkProps) {
  const Component = useContext(LinkContext);
  if (!newTab) return <Component {...anchor}>{children}</Component>;
  return (
    <Component {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Component>
  );
}
