import { Picture } from 'design-system/picture/picture'
import { Section, SectionHead } from 'design-system/section/section'
import { useText } from 'shared-contracts/words'
import styles from './health-benefits.module.css'

const blurbs = [
  {
    title: 'WHOLE SPICES',
    text: 'Whole spices hold on to the oils that carry their flavour and goodness until you need them.',
    picture: '/uploads/coriander-seeds-1.jpg',
  },
  {
    title: 'DIY KIT',
    text: 'You roast, you grind, you know exactly what went in. Each kit yields 150 g.',
    picture: '/uploads/garam-masala-kit-1.jpg',
  },
  {
    title: 'GROUND SPICES',
    text: 'Milled with no additives and no preservatives, so a little goes a long way.',
    picture: '/uploads/red-chilli-powder-1.jpg',
  },
]

export function HealthBenefits() {
  const t = useText()
  return (
    <Section>
      <SectionHead
        title={
          <span className={styles.heading}>{t('SO WHAT ARE THE HEALTH BENEFITS OF OUR WHOLE SPICES')}</span>
        }
      />
      <div className={styles.blurbs}>
        {blurbs.map(({ title, text, picture }) => (
          <div key={title} className={styles.blurb}>
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 769px) 120px, 84px"
              widths={[320]}
              className={styles.picture}
            />
            <div>
              <h3 className={styles.title}>{t(title)}</h3>
              <p className="muted">{t(text)}</p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
