import { inLanguage, type Language, languages } from 'shared-contracts/i18n/language'
import { useLanguage, useText } from 'shared-contracts/words'
import styles from './language-links.module.css'

const all = Object.keys(languages) as Language[]

/** Links to the page in each language. A document loads only its own language. @param path the English path */
export function LanguageLinks({ path }: { path: string }) {
  const t = useText()
  const present = useLanguage()
  return (
    <nav aria-label={t('Language')} className={styles.languages}>
      {all.map((language) => (
        <a
          key={language}
          href={inLanguage(language, path)}
          hrefLang={language}
          lang={languages[language].tag}
          aria-current={language === present ? 'true' : undefined}
        >
          {languages[language].name}
        </a>
      ))}
    </nav>
  )
}
