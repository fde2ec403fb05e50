import { bannerWidths, sourceSet } from 'design-system/picture/stored-picture'
import { useText } from 'shared-contracts/words'

const usual = '/uploads/banners/hero-home-banner.jpg'
const phoneBanner = '/uploads/banners/hero-home-mobile.jpg'
const phone = '(max-width: 768px)'

interface Props {
  className: string | undefined
  /** A banner uploaded by staff replaces both pictures. Its alternative text is empty: the text beside it says everything. */
  own: string | undefined
}

/** Two pictures for two shapes of screen; the design system's Picture does not support that. */
export function HeroPicture({ className, own }: Props) {
  const t = useText()
  const banner = own ?? usual
  return (
    <picture className={className}>
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
        alt={own ? '' : t('Bowls of turmeric, chilli, pepper, cardamom and coriander')}
        width={2000}
        height={833}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
