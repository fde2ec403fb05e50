import { PageHead } from 'design-system/page-head/page-head'
import { Section } from 'design-system/section/section'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'
import { aboutBanner } from '../data/about-banner'
import { useProseLanguage } from '../data/use-prose-language'
import { AboutIntro } from '../features/about/about-intro'
import { AboutSplit } from '../features/about/about-split'
import { ConnectBand } from '../features/about/connect-band'
import { Legacy } from '../features/about/legacy'

function AboutPage() {
  const t = useText()
  const prose = useProseLanguage()
  return (
    <>
      <PageHead title={t('ABOUT US')} picture={aboutBanner} />
      <AboutIntro />
      <Section tint>
        <AboutSplit image="/uploads/biryani-masala-1.jpg" alt={t('A bowl of biryani masala')}>
          <h2>{t('Who We Are')}</h2>
          <p lang={prose}>
            <span translate="no">{shop.brand}</span> is a spice maker and exporter based in Bangalore,
            established in {shop.established}. Whole spices, ground spices, blends and DIY kits all come from
            one 30,000 sq. ft. facility.
          </p>
          <p lang={prose}>
            Our specialities are pure single spices, blends that are the same in every batch, and whole spice
            kits for cooks who roast and grind at home.
          </p>
        </AboutSplit>
      </Section>
      <Section>
        <AboutSplit
          image="/uploads/butter-paneer-masala-kit-1.jpg"
          alt={t('A DIY kit for butter paneer masala')}
          reversed
        >
          <h2>{t('What We Offer')}</h2>
          <p lang={prose}>
            Four collections for home cooks, chefs and wholesale buyers, in packs from 10g to 25kg.
          </p>
          <ul lang={prose}>
            <li>Whole spices, cleaned and sorted</li>
            <li>Ground spices of uniform texture and natural colour</li>
            <li>Spice blends for Indian and world kitchens</li>
            <li>DIY spice kits, each of which yields 150g</li>
          </ul>
          <h2>{t('Why Choose Us')}</h2>
          <p lang={prose}>
            Highly tasty and nutritious. Adulterant free Spices. Quick delivery to your doorsteps. No
            additives, no preservatives.
          </p>
        </AboutSplit>
      </Section>
      <ConnectBand />
      <Legacy />
    </>
  )
}

export { AboutPage as Component }
