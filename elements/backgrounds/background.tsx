import type { ReactNode } from 'react';

interface Props {
  image: string;
  imageTablet: string;
  imageMobile: string;
  loading: 'lazy' | 'eager';
  /** What lies over the picture, such as slides. */
  children?: ReactNode;
}

/** In a list of candidates an address ends at the first space. */
const candidate = (address: string) => address.trim().replace(/\s/g, '%20').replace(/,$/, '%2C');

/** The picture of the visitor's device alone: browsers ask for none of the others. */
export const Background = ({ image, imageTablet, imageMobile, loading, children }: Props) => (
  <>
    <div className="background" part="background">
      <div className="mover">
        <slot name="image">
          {(image || imageTablet || imageMobile) && (
            <picture>
              {imageMobile && <source media="(width < 768px)" srcSet={candidate(imageMobile)} />}
              {imageTablet && <source media="(width < 992px)" srcSet={candidate(imageTablet)} />}
              <img
                className="image"
                part="image"
                src={image || undefined}
                alt=""
                loading={loading}
                fetchPriority={loading === 'eager' ? 'high' : undefined}
                decoding="async"
              />
            </picture>
          )}
        </slot>
        {children}
      </div>
    </div>
    <div className="shade" part="shade" />
  </>
);
