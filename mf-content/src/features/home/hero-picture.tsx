import { bannerWidths, sourceSet } from 'design-system/picture/stored-picture'
import { useText } from 'shared-contracts/words'

const usual = '/uploads/banners/hero-home-banner.jpg'
const phoneBanner = '/uploads/banners/hero-home-mobile.jpg'
const phone = '(max-width: 768px)'

interface Props {
  className: string | undefined
  /** A banner chosen by staff replaces both pictures. */
  own: string | undefined
  /** Its alternative text; empty by default, because the text beside it says everything. */
  ownText: string | undefined
}

/** Two pictures for two screen shapes, which the design system's Picture does not support. */
export function HeroPicture({ className, own, ownText = '' }: Props) {
  const t = useText()
  const banner = own ?? usual
  return (
    <picture className={className} data-own={own === undefined ? undefined : ''}>
      {['avif', 'jpg'].map((extension) => (
        <source
          key={`phone-${extension}`}
          media={phone}
          type={`image/${extension.replace('jpg', 'jpeg')}`}
          srcSet={sourceSet(own ?? phoneBanner, bannerWidths, extension)}
          sizes="100vw"
        />
      ))}
      <source type="image/avif" srcSet={sourceSet(banner, bannerWidths, 'avif')} sizes="100vw" />
      <img
        src={banner}
        srcSet={sourceSet(banner, bannerWidths, 'jpg')}
        sizes="100vw"
        alt={own ? ownText : t('Bowls of turmeric, chilli, pepper, cardamom and coriander')}
        width={2000}
        height={833}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
