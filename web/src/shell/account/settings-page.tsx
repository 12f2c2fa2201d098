import { everyColleague, permits } from '@vigie/domain/kernel/identity/permission';
import { languageStyles } from '@vigie/domain/kernel/message';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { entryMessages } from '@vigie/domain/messages/shell/entry';
import { settingsMessages as m } from '@vigie/domain/messages/shell/settings';
import { type Preferences, themes } from '@vigie/domain/modules/accounts/preferences';
import { placeOf } from '../../platform/page/address';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { savePreferences } from '../../platform/session/account';
import { useUser } from '../../platform/session/session';
import { ApiError, sentenceOf } from '../../platform/transport/api-error';
import { Button } from '../../ui/buttons/button';
import { SegmentedControl } from '../../ui/buttons/segmented-control';
import { Toggle } from '../../ui/buttons/toggle';
import { Card } from '../../ui/foundation/card';
import { Page } from '../../ui/foundation/page';
import { notify } from '../../ui/overlays/toast';
import { showOverlay } from '../frame/overlay-state';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { OpenSessions } from './open-sessions';
import './settings.css';

const languageLabels = {
  mixed: entryMessages.languageMixed,
  fr: entryMessages.languageFrench,
  en: entryMessages.languageEnglish,
};
const themeLabels = { system: m.themeSystem, light: m.themeLight, dark: m.themeDark };

export default function SettingsPage() {
  const say = useSay();
  const user = useUser();
  const { preferences } = user;
  const isColleague = permits(everyColleague, user);
  const save = useSave();
  return (
    <Page narrow title={say(m.title)}>
      <div className="stack">
        <p className="muted">{say(m.savedAtOnce)}</p>
        <Card title={say(m.display)}>
          <div className="grid gap-16 settings">
            <div className="row wrap row-between setting">
              <span className="text-13 strong">
                {say(m.language)}
                <p className="help">{say(m.languageHelp)}</p>
              </span>
              <SegmentedControl
                label={say(m.language)}
                value={preferences.languageStyle}
                options={languageStyles.map((value) => ({ value, label: say(languageLabels[value]) }))}
                onChange={(languageStyle) => save({ languageStyle })}
              />
            </div>
            <div className="row wrap row-between setting">
              <span className="text-13 strong">{say(m.theme)}</span>
              <SegmentedControl
                label={say(m.theme)}
                value={preferences.theme}
                options={themes.map((value) => ({ value, label: say(themeLabels[value]) }))}
                onChange={(theme) => save({ theme })}
              />
            </div>
          </div>
        </Card>
        <Card
          title={say(m.keyboard)}
          end={
            <Button look="ghost" size="small" icon="keyboard" onClick={() => showOverlay('shortcuts')}>
              {say(m.showShortcuts)}
            </Button>
          }
        >
          <Toggle
            label={say(m.singleKeys)}
            help={say(m.singleKeysHelp)}
            checked={preferences.singleKeyShortcuts}
            onChange={(singleKeyShortcuts) => save({ singleKeyShortcuts })}
          />
        </Card>
        <Card
          title={say(m.notifications)}
          end={
            isColleague && (
              <Link className="btn btn-ghost btn-sm" {...placeOf('/apps/notifications?tab=choices')}>
                {say(m.chooseNotifications)}
              </Link>
            )
          }
        >
          <Toggle
            label={say(m.mailOnSignIn)}
            help={say(m.mailOnSignInHelp)}
            checked={preferences.mailOnSignIn}
            onChange={(mailOnSignIn) => save({ mailOnSignIn })}
          />
        </Card>
        <SecondFactorCard />
        <OpenSessions />
      </div>
    </Page>
  );
}

function useSave(): (changes: Partial<Preferences>) => void {
  const say = useSay();
  return (changes) => {
    savePreferences(changes).catch((error) => {
      const stale = error instanceof ApiError && error.status === 412;
      notify.error(stale ? say(m.changedMeanwhile) : sentenceOf(error, say(connectionMessages.unknownError)));
    });
  };
}
