import type { Shown } from './read-map';

const PIN =
  'M12 2.5a7 7 0 0 1 7 7c0 4.9-4.7 9.9-6.3 11.5a1 1 0 0 1-1.4 0C9.7 19.4 5 14.4 5 9.5a7 7 0 0 1 7-7zm0 4.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z';

interface Props {
  content: Shown;
  onShow: () => void;
}

/** A place before its map is wanted: its picture, or its address. Nothing is requested of others. */
export const MapCard = ({ content: { name, hasPicture, texts }, onShow }: Props) => (
  <div className="card" part="card" data-pictured={hasPicture || undefined}>
    <slot name="picture" />
    {!hasPicture && (
      <svg className="pin" viewBox="0 0 24 24" aria-hidden="true">
        <path d={PIN} />
      </svg>
    )}
    <div className="words">
      <p className="place" part="place">
        {name}
      </p>
      <div className="choices">
        <button type="button" part="show" onClick={onShow}>
          {texts.show}
        </button>
      </div>
    </div>
  </div>
);
