import { languageStyles } from '@vigie/domain/kernel/message';
import { entryMessages as m } from '@vigie/domain/messages/shell/entry';
import type { ReactNode } from 'react';
import { useLanguageStyle, useSay } from '../../platform/page/messages';
import { OpenPage, usePageTitle } from '../../platform/page/page-language';
import { isDark, useTheme } from '../../platform/page/theme';
import { Link } from '../../platform/router/link';
import { chooseLanguage, chooseTheme } from '../../platform/session/account';
import { IconButton } from '../../ui/buttons/icon-button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { BrandMark } from '../../ui/foundation/brand-mark';
import { SignInArt } from './sign-in-art';
import './entry.css';
import { registrationMessages } from '@vigie/domain/messages/shell/registration';
import { Icon } from '../../ui/icons/icon';

const languageLabels = { mixed: m.languageMixed, fr: m.languageFrench, en: m.languageEnglish };

/** What the pages before the protected area share: the mark, one short form, language and theme, the picture. */
export function EntryFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const say = useSay();
  const theme = useTheme();
  const style = useLanguageStyle();
  usePageTitle(title);
  return (
    <OpenPage language="fr">
      <main className="surface signin" id="main" tabIndex={-1}>
        <div className="signin-form">
          <Link className="touch-target row brand" to="/login">
            <BrandMark />
            Vigie
          </Link>
          <div className="entry">
            <h1>{title}</h1>
            {lead && <p className="muted">{lead}</p>}
            {children}
          </div>
          <div className="foot">
            <SegmentedControl
              small
              label={say(m.language)}
              value={style}
              options={languageStyles.map((value) => ({ value, label: say(languageLabels[value]) }))}
              onChange={chooseLanguage}
            />
            <IconButton
              icon={isDark(theme) ? 'sun' : 'moon'}
              label={say(isDark(theme) ? m.switchToLight : m.switchToDark)}
              onClick={() => chooseTheme(isDark(theme) ? 'light' : 'dark')}
            />
          </div>
        </div>
        <div className="relative signin-art">
          <SignInArt />
          <p className="quote">
            {say(m.promise)}
            <small>{say(m.promiseDetail)}</small>
          </p>
        </div>
      </main>
    </OpenPage>
  );
}

export function BackToSignIn() {
  const say = useSay();
  return (
    <Link className="linkbtn back" to="/login">
      <Icon name="arrow-left" />
      {say(registrationMessages.backToSignIn)}
    </Link>
  );
}
