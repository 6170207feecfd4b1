import type { LiveMessage } from "./types";

export type Connection = "connecting" | "open" | "lost";

export interface LiveHandlers {
  /** The address to connect to, with what is known so far: asked anew for every attempt. */
  address: () => string;
  message: (message: LiveMessage) => void;
  /**
   * `retry`: when a lost connection is tried again, as `Date.now()` counts; null if it is not. `away`: the server has ended it because it cannot look up the table.
   */
  connection: (state: Connection, retry: number | null, away: boolean) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const STOPPED = 1012;
const TRY_LATER = 1013;
const TOO_MANY = 4429;
const SPREAD = [5_000, 10_000] as const; // many lose the server at once and must not all come back at once
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/** A WebSocket that comes back: after a loss it connects again, soon at first, then more patiently. It is open once the server has told something. */
export class LiveSocket {
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #allowed = 0; // the server wants no connection before so many milliseconds are over
  #closed = false;

  constructor(private readonly handlers: LiveHandlers) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    this.#connect();
  }

  /** Drop the connection and make a new one: whoever calls this does not trust what it knows. */
  again(): void {
    this.#drop();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    clearTimeout(this.#retry);
    this.#release();
  }

  #connect(): void {
    this.handlers.connection("connecting", null, false);
    const socket = new WebSocket(this.handlers.address());
    this.#socket = socket;
    let heard = false; // a server that cannot look up the table lets everybody in and then ends the connection
    socket.onopen = () => {
      this.#ping = setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as LiveMessage;
      if (!heard && message.type !== "problem") {
        heard = true;
        this.#wait = FIRST_WAIT;
        this.handlers.connection("open", null, false);
      }
      if (message.type === "pong") clearTimeout(this.#pong);
      else this.handlers.message(message);
      this.#allowed = message.type === "problem" ? 1000 * Number(message.problem.args["seconds"] ?? 0) : 0;
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (code >= 4400 && code < 4500 && code !== TOO_MANY) this.close(); // the server refuses: the message before said why
      this.#lost(code);
    };
  }

  #beat(): void {
    this.#socket?.send('{"type":"ping"}');
    clearTimeout(this.#pong);
    this.#pong = setTimeout(this.#drop, PONG_WITHIN);
  }

  #lost(code: number | null): void {
    this.#release();
    clearTimeout(this.#retry);
    if (this.#closed) {
      this.handlers.connection("lost", null, false);
      return;
    }
    const wait = this.#pause(code);
    this.handlers.connection("lost", Date.now() + wait, code === TRY_LATER);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** How long to wait after a loss: soon if it is ours alone, later and not all together if the server stops or has enough of us. */
  #pause(code: number | null): number {
    if (code === STOPPED || code === TRY_LATER) return SPREAD[0] + Math.random() * (SPREAD[1] - SPREAD[0]);
    if (code === TOO_MANY) return Math.max(this.#allowed, SPREAD[0]) * (1 + Math.random() / 2);
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    return wait;
  }

  /** Let go of the socket without waiting for the other side to say goodbye. */
  #release(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #drop = (): void => {
    if (this.#socket) this.#lost(null);
  };

  readonly #hurry = (): void => {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}

/** A path below /api as the address of a WebSocket on the same server. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
