import type { Picture } from './pictures';

interface Props {
  picture: Picture;
  /** What its link does, for its name: the small picture has the name itself. */
  enlarge: string;
}

/** The picture that is shown large, a link where its own is one. */
export function LargePicture({ picture, enlarge }: Props) {
  const { href, src, files, alt, caption, width, height } = picture;
  // In a picture, React's publishing writes no link for preloading it into the shadow root.
  const image = src && (
    <picture>
      <img
        part="image"
        className="image"
        sizes={files ? '100vw' : undefined}
        srcSet={files || undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
  return (
    <div className="large">
      {href === undefined ? (
        image
      ) : (
        <a part="large" className="link" href={href} aria-label={`${enlarge}: ${alt}`}>
          {image}
        </a>
      )}
      {caption && (
        <p part="caption" className="caption">
          {caption}
        </p>
      )}
    </div>
  );
}
