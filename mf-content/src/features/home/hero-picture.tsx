const phone = '(max-width: 768px)'
const widths = [480, 640, 1000, 1600]

function sources(name: string, extension: string) {
  return widths.map((width) => `/uploads/banners/${name}-${width}.${extension} ${width}w`).join(', ')
}

/** Two pictures for two shapes of screen, which the design-system's Picture does not choose between. */
export function HeroPicture({ className }: { className: string | undefined }) {
  return (
    <picture className={className}>
      {['avif', 'webp', 'jpg'].map((extension) => (
        <source
          key={`phone-${extension}`}
          media={phone}
          type={`image/${extension.replace('jpg', 'jpeg')}`}
          srcSet={sources('hero-home-mobile', extension)}
          sizes="100vw"
        />
      ))}
      {['avif', 'webp'].map((extension) => (
        <source
          key={extension}
          type={`image/${extension}`}
          srcSet={sources('hero-home-banner', extension)}
          sizes="100vw"
        />
      ))}
      <img
        src="/uploads/banners/hero-home-banner.jpg"
        srcSet={sources('hero-home-banner', 'jpg')}
        sizes="100vw"
        alt="Bowls of turmeric, chilli, pepper, cardamom and coriander"
        width={2000}
        height={833}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
