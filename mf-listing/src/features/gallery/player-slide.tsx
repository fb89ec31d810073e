import { Icon, Picture, PlayIcon, type SizedPhoto } from '@verandah/design';
import type { Player } from '@verandah/market';
import { useState } from 'react';
import styles from './lightbox.module.css';

interface PlayerSlideProps {
  readonly player: Player;
  readonly label: string;
  readonly address: string;
  readonly poster: SizedPhoto | undefined;
  readonly active: boolean;
}

/** A video or tour. Nothing is requested from its provider before it is played. It stops on the next slide. */
export function PlayerSlide({ player: { provider, frame }, label, address, poster, active }: PlayerSlideProps) {
  const [playing, setPlaying] = useState(false);
  if (!active && playing) setPlaying(false);
  return (
    <div className={styles.player}>
      <div className={styles.screen}>
        {poster && <Picture photo={poster} sizes="100vw" alt="" fill />}
        {playing && active ? (
          <iframe
            className={styles.frame}
            src={frame}
            title={`${label}, by ${provider}`}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture; gyroscope; accelerometer; xr-spatial-tracking"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
            <Icon shape={PlayIcon} size={40} />
            <span>Play the {label.toLowerCase()}</span>
          </button>
        )}
      </div>
      <p className={styles.from}>
        Plays from {provider}.{' '}
        <a href={address} rel="noopener nofollow">
          Open on {provider}
        </a>
      </p>
    </div>
  );
}
