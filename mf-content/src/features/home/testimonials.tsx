import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Section, SectionHead } from 'design-system/section/section'
import { ownBlock } from 'shared-contracts/content/published-content'
import { useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './testimonials.module.css'

/** Sample quotes, marked as such on the page. A public shop shows only quotes entered by staff. */
const samples = [
  {
    name: 'Sample name',
    role: 'Home cook, Bangalore',
    words:
      'The chilli powder is bright without dye, and the aroma hits you when the pouch opens. My sambar finally tastes like my mother’s.',
  },
  {
    name: 'Sample name',
    role: 'Chef, Mysore',
    words:
      'We moved our whole kitchen to their blends. Every sack is the same grind and the same colour, month after month.',
  },
]

export function Testimonials() {
  const t = useText()
  const prose = useProseLanguage()
  const own = useAppSelector((state) => ownBlock(state, 'testimonials'))
  if (own?.isHidden) return null
  return (
    <Section tint aria-labelledby="testimonials">
      <SectionHead id="testimonials" title={t('From their kitchens')} />
      <div className={styles.quotes}>
        {(own?.said ?? samples).map(({ name, role, words }) => (
          <LabelFrame key={words}>
            <figure className={styles.quote} lang={prose}>
              <blockquote className={styles.words}>{`“${words}”`}</blockquote>
              <figcaption className={styles.speaker}>
                <span className={styles.initial} aria-hidden="true">
                  {[...name][0]}
                </span>
                <span>
                  <span className={styles.name}>{name}</span>
                  <span>{role}</span>
                </span>
              </figcaption>
            </figure>
          </LabelFrame>
        ))}
      </div>
    </Section>
  )
}
