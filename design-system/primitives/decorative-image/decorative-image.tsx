export type DecorativeImageProps = {
  /** The address of a square image, or of an SVG. */
  src: string;
  /** The width and the height, in px, until a style sets another size. */
  size: number;
  className?: string | undefined;
};

/**
 * A square image that repeats the words next to it, so that screen readers skip it (WCAG 1.1.1). It
 * loads once it comes near the view.
 *
 * Not for drawings of the shape kit: use `Artwork`.
 */
export function DecorativeImage({ src, size, className }: DecorativeImageProps) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
