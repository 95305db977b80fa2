import { Link } from '@tanstack/react-router';
import { Eye, MapPin, Phone, Settings, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { formatPhone, maskPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Tag } from '@/ui/tag';
import type { User } from './user';

const PICTURE = 88;

/** Picture, name, role, place and number of a candidate. */
export function ProfileHead({ user }: { user: User }) {
  const { candidate } = user;
  const name = [candidate?.name, candidate?.surname].filter(Boolean).join(' ');
  return (
    <Card className="profile-head">
      <Avatar name={name} src={candidate?.avatar?.large} size={PICTURE} />
      <div className="profile-who">
        <h1 className="profile-name display">{name}</h1>
        <p className="profile-facts">
          <Tag>{m.role_candidate()}</Tag>
          {candidate?.location_name && (
            <span className="profile-fact">
              <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
              {candidate.location_name}
            </span>
          )}
        </p>
      </div>
      <OwnPhone phone={user.phone} />
      <div className="profile-tools">
        <Link to="/profile/settings/edit" className={buttonClass({ size: 'sm' })}>
          <UserRoundPen size={18} strokeWidth={1.9} aria-hidden="true" />
          {m.profile_edit()}
        </Link>
        <Link to="/profile/settings" className={buttonClass({ size: 'sm' })}>
          <Settings size={18} strokeWidth={1.9} aria-hidden="true" />
          {m.profile_settings()}
        </Link>
      </div>
    </Card>
  );
}

/** Masked, because profiles are often shown to others on the screen. */
function OwnPhone({ phone }: { phone: string }) {
  const [shown, setShown] = useState(false);
  return (
    <p className="profile-fact profile-phone">
      <Phone size={18} strokeWidth={1.8} aria-hidden="true" />
      <span aria-live="polite">{shown ? formatPhone(phone) : maskPhone(phone)}</span>
      {!shown && (
        <Button
          look="quiet"
          size="sm"
          icon={<Eye size={18} strokeWidth={1.8} aria-hidden="true" />}
          onClick={() => setShown(true)}
        >
          {m.profile_phone_show()}
        </Button>
      )}
    </p>
  );
}
