/** Short, quiet sounds of our own, made by the browser; there are no files. Off until somebody switches them on. */

import { settings } from "./settings.svelte";

/** One tone of a sound. */
interface Tone {
  /** Hertz at its beginning and, if it slides, at its end. */
  readonly from: number;
  readonly to?: number;
  /** When it begins and how long it rings, in seconds. */
  readonly at: number;
  readonly rings: number;
  /** How loud it is; 1 would be as loud as can be. */
  readonly volume: number;
  readonly wave?: OscillatorType;
}

const bell = (from: number, at: number, rings = 0.5, volume = 0.07): Tone => ({
  ...{ from, at, rings, volume, wave: "triangle" },
});

/** Wood on wood: low, and sliding down at once. */
const knock = (from: number, volume: number): readonly Tone[] => [
  { from, to: from / 2.2, at: 0, rings: 0.09, volume },
  { from: from * 3.1, to: from * 2, at: 0, rings: 0.03, volume: volume / 4 },
];

export const SOUNDS = {
  /** It is the viewer's turn. */
  turn: [bell(659.3, 0, 0.35), bell(880, 0.13, 0.6)],
  /** The viewer puts something down. */
  put: knock(210, 0.22),
  /** Somebody else has moved. */
  moved: knock(320, 0.1),
  chat: [bell(1046.5, 0, 0.12, 0.035), bell(1318.5, 0.07, 0.18, 0.035)],
  error: [bell(220, 0, 0.16, 0.08), bell(185, 0.12, 0.3, 0.08)],
  over: [bell(523.3, 0), bell(659.3, 0.14), bell(784, 0.28), bell(1046.5, 0.42, 1)],
} satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const PAUSE = 120; // milliseconds: bots that move at once make one sound
const RISE = 0.006; // seconds; a tone that begins at once clicks
const SILENCE = 0.0001;

class Sounds {
  #context: AudioContext | null = null;
  readonly #last = new Map<Sound, number>();

  /** Make a sound, if the viewer wants to hear any and the browser lets us. */
  play(sound: Sound): void {
    if (settings.sounds) this.#play(sound);
  }

  /** What they are like, for whoever is about to switch them on. */
  sample(): void {
    this.#play("turn");
  }

  #play(sound: Sound): void {
    if (typeof AudioContext === "undefined") return;
    const [now, last] = [performance.now(), this.#last.get(sound) ?? -Infinity];
    if (now - last < PAUSE) return;
    this.#last.set(sound, now);
    this.#context ??= new AudioContext();
    // Before the first press on the page a browser keeps silent; what was missed then is not made up for.
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => undefined);
    for (const tone of SOUNDS[sound]) ring(this.#context, tone);
  }
}

function ring(context: AudioContext, { from, to = from, at, rings, volume, wave = "sine" }: Tone): void {
  const [begin, end] = [context.currentTime + at, context.currentTime + at + rings];
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  loudness.gain.setValueAtTime(SILENCE, begin);
  loudness.gain.exponentialRampToValueAtTime(volume, begin + RISE);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(end);
}

export const sounds = new Sounds();
