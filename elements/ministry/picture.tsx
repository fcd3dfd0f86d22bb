import { follow, type Item } from './item';

/** The picture of an item, fetched when it comes near. */
export function Picture({ image }: { image: Item['image'] }) {
  const src = follow(image?.src);
  if (!src) return null;
  return (
    // In a picture, React's publishing writes no link for preloading it into the shadow root.
    // Another one is another node, since an image shows what it had until the next has come.
    <picture key={src} className="frame">
      <img
        className="image"
        part="image"
        src={src}
        alt={image?.alt ?? ''}
        width={image?.width ?? undefined}
        height={image?.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
