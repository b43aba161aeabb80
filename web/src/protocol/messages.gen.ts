/** What goes over the wire. Made by `python -m intriga.server.http.typescript`; do not edit. */

export const PROTOCOL = 5;
export const LONGEST_NAME = 24;
export const MOST_USUAL = 5;
export const LONGEST_LINE = 400;
export const MOST_RULES = 24;
export const EMOJI = ["👍", "👏", "😂", "😮", "🤔", "😈", "🙈", "🔥"] as const;
export const ARGUMENTS = {"who": "seat", "whom": "seat", "second": "seat", "third": "seat", "fourth": "seat", "fifth": "seat", "sixth": "seat", "card": "card", "cards": "card", "input": "input"} as const;
export const ADDRESSES = {"lobby": "/", "create": "/new", "table": "/t/{id}", "evening": "/t/{id}/evening", "replay": "/r/{id}[/{step}]", "rules": "/rules[/{game}]", "learn": "/learn", "lesson": "/learn/{game}/{lesson}", "puzzles": "/puzzles[/{game}/{id}]", "daily": "/daily[/{game}[/{day}]]", "about": "/about", "continue": "/continue[/{table}]", "circle": "/c/{id}[/{table}]", "me": "/me[/{who}]", "open": "/open"} as const;
export const SETTLING = {"challenge": 1500, "proof": 1900, "miss": 1900, "lose": 1500, "out": 1000, "trick": 1500, "bribe": 1500, "last": 1500, "win": 1800} as const;
export const LONGEST_SETTLING = 3000;

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export type FromClient =
  | Hello
  | Ping
  | Join
  | QueueUp
  | LeaveQueue
  | Leave
  | Move
  | Rename
  | Ready
  | Reveal
  | Configure
  | SeatBot
  | EmptyChair
  | Bar
  | BarWatcher
  | NewLink
  | GiveChair
  | MakeHost
  | Start
  | Pause
  | Resume
  | SetPace
  | Hurry
  | Answer
  | Undo
  | Automate
  | Back
  | HandOver
  | Say
  | React;

export type FromServer =
  | Update
  | TableChanged
  | SceneStep
  | Sealed
  | Unanswered
  | Accepted
  | CommandRefused
  | Reaction
  | Talk
  | Pong
  | Delayed
  | Bye;

export type Review =
  | CoupReview
  | PotDeVinReview;

/**
 * The first message of a socket: how much it has seen, and the token of a private link.
 *
 * `deal` is the number of the game whose `log` lines it has, `talk` how many lines of talk.
 * `viewer` is the seat whose log that is, -1 for a spectator, None where nobody knows.
 * `whole` asks for a whole scene whenever anything changes, as small programs like it.
 */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly token?: string | null;
  readonly deal?: number;
  readonly log?: number;
  readonly talk?: number;
  readonly viewer?: number | null;
  readonly whole?: boolean;
}

/** Ask whether the line holds; `sent` comes back. */
export interface Ping {
  readonly type: "ping";
  readonly sent: number;
}

/**
 * Sit down on a chair, or on the first empty one; `token` is the invitation.
 *
 * `face` is what one looks like, empty if by the name.
 */
export interface Join {
  readonly type: "join";
  readonly name: string;
  readonly chair?: number | null;
  readonly token?: string | null;
  readonly face?: string;
  readonly id?: number;
}

/** Wait for a chair of the next game; fields as in *join*.  One who waits already goes on. */
export interface QueueUp {
  readonly type: "queue";
  readonly name: string;
  readonly token?: string | null;
  readonly face?: string;
  readonly id?: number;
}

/** Wait for a chair no longer. */
export interface LeaveQueue {
  readonly type: "unqueue";
  readonly id?: number;
}

/** Get up; in a game a bot plays on in one's place. */
export interface Leave {
  readonly type: "leave";
  readonly id?: number;
}

/** Take another chair: a free one or a bot's, and the host a person's; the two change places. */
export interface Move {
  readonly type: "move";
  readonly chair: number;
  readonly id?: number;
}

/** Take another name, and another `face` if one is given: empty for one by the name. */
export interface Rename {
  readonly type: "rename";
  readonly name: string;
  readonly face?: string | null;
  readonly id?: number;
}

/**
 * Say whether one is ready for the next game.
 *
 * `chance` is the SHA-256 of 16 random bytes of one's own, in hexadecimal; everybody sees it.
 * The bytes help to deal: see *reveal*.
 */
export interface Ready {
  readonly type: "ready";
  readonly ready: boolean;
  readonly chance?: string;
  readonly id?: number;
}

/** Reveal the 16 bytes whose SHA-256 came with *ready* or *start*, after all `hashes`. */
export interface Reveal {
  readonly type: "reveal";
  readonly chance: string;
  readonly id?: number;
}

/** Change the game that will be played; settings that are left out stay. */
export interface Configure {
  readonly type: "configure";
  readonly preset?: string;
  readonly options?: { readonly [key: string]: string | number | boolean };
  readonly chairs?: number;
  readonly settings?: { readonly [key: string]: string | number | boolean };
  readonly id?: number;
}

/**
 * Let a bot of *level* sit on an empty chair, or change the one there.
 *
 * `character` is who of the cast it is: empty for nobody in particular, None for anybody free.
 */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly chair: number;
  readonly level: string;
  readonly character?: string | null;
  readonly id?: number;
}

/** Send a bot or a person away before the game; in it, a person until it is over. */
export interface EmptyChair {
  readonly type: "empty-chair";
  readonly chair: number;
  readonly id?: number;
}

/** Send the person on a chair away for good: in a game a bot plays on. */
export interface Bar {
  readonly type: "bar";
  readonly chair: number;
  readonly id?: number;
}

/** Send somebody away for good who watches, by the `alias` of a line that they said. */
export interface BarWatcher {
  readonly type: "bar-watcher";
  readonly alias: string;
  readonly id?: number;
}

/** Change the private link: the old one lets nobody in who was not there before. */
export interface NewLink {
  readonly type: "new-link";
  readonly id?: number;
}

/**
 * Give the chair of a bot, or of somebody who is gone, to one of the `watchers` of the scene.
 *
 * In a game they play on with its hand.
 */
export interface GiveChair {
  readonly type: "give-chair";
  readonly chair: number;
  readonly to: string;
  readonly id?: number;
}

/** Make the person on a chair the host. */
export interface MakeHost {
  readonly type: "make-host";
  readonly chair: number;
  readonly id?: number;
}

/** Deal the cards to those who sit; `chance` as with *ready*. */
export interface Start {
  readonly type: "start";
  readonly chance?: string;
  readonly id?: number;
}

/** Stop the clocks. */
export interface Pause {
  readonly type: "pause";
  readonly id?: number;
}

/** Let the clocks go on. */
export interface Resume {
  readonly type: "resume";
  readonly id?: number;
}

/** Let bots seem to think for longer or shorter, in a game too. */
export interface SetPace {
  readonly type: "pace";
  readonly pace: "brisk" | "human" | "none";
  readonly id?: number;
}

/** Let a game that no person plays on go to its end as quickly as the bots can. */
export interface Hurry {
  readonly type: "hurry";
  readonly id?: number;
}

/** Answer question number *step* in the words of the notation, sealed until it closes. */
export interface Answer {
  readonly type: "answer";
  readonly step: number;
  readonly words: string;
  readonly id?: number;
}

/** Take back the answer to question number *step*, which is still open. */
export interface Undo {
  readonly type: "undo";
  readonly step: number;
  readonly id?: number;
}

/** Replace one's private presets for this game. */
export interface Automate {
  readonly type: "automate";
  readonly rules: readonly AutoAnswer[];
  readonly id?: number;
}

/**
 * A private preset: how to answer reactions of one kind, the narrowest that fits counts.
 *
 * One that asks comes before all others, then those about an action, a claim, a seat.
 * It fits where `claim` and `action` (words of the notation) and `by` (a seat) are what is
 * reacted to; None fits all.  `unless_me` keeps it from answering what is aimed at
 * oneself.  `answer` None asks me all the same: never answer by itself.
 */
export interface AutoAnswer {
  readonly answer: string | null;
  readonly claim: string | null;
  readonly action: string | null;
  readonly by: number | null;
  readonly unless_me: boolean;
}

/** Play again oneself, after having been away or having let a bot play. */
export interface Back {
  readonly type: "back";
  readonly id?: number;
}

/** Let a bot play for a chair: one's own at once, one that is away if most people agree. */
export interface HandOver {
  readonly type: "hand-over";
  readonly chair: number;
  readonly level: string;
  readonly id?: number;
}

/** Say something: to the table, or from a spectator to the gallery. */
export interface Say {
  readonly type: "say";
  readonly text: string;
  readonly id?: number;
}

/** Show one of EMOJI over one's chair. */
export interface React {
  readonly type: "react";
  readonly emoji: "👍" | "👏" | "🔥" | "😂" | "😈" | "😮" | "🙈" | "🤔";
  readonly id?: number;
}

/** The table as it is now, with the lines of log and talk that are new. */
export interface Update {
  readonly type: "update";
  readonly scene: Scene;
}

/**
 * A table as one person sees it.
 *
 * `you` is one's chair, None for a spectator; `invite` is the token of the private link, for
 * those who sit or came by it.  `players` are those of the game by seat, even if others have
 * their chairs since it was over; nobody before the first.  `least` and `most` are how many
 * the edition is for.  `waits` is what the table waits for, with numbers of chairs, None while a
 * game goes on.  `may` are the commands that one may give, `may_at` those about each chair;
 * they are refused only for what they say.  `lesson` is the one that is given here, empty for
 * none.  `sides` are the chairs that win together if all are taken, none where everybody plays
 * alone.  `next` describes the next deal, None while a game goes on and where a lesson
 * is given.  `queue` are those who wait for a chair, the first in front, `place` is one's own
 * among them, from 1; `series` is how the series stands, the leader first, empty where none is
 * played.  `watchers` are those who watch, for the host alone, who may give them a chair;
 * `replaced` is the chair that one had in this game and somebody else was given.  `daily` is
 * told where the game under way or just over has the deal of a day.
 */
export interface Scene {
  readonly table: string;
  readonly game: string;
  readonly preset: string;
  readonly options: { readonly [key: string]: Json };
  readonly least: number;
  readonly most: number;
  readonly settings: Settings;
  readonly phase: "gathering" | "over" | "paused" | "playing";
  readonly chairs: readonly ChairScene[];
  readonly players: readonly PlayerScene[];
  readonly watching: number;
  readonly waits: Message | null;
  readonly may: readonly ("answer" | "automate" | "back" | "bar-watcher" | "configure" | "hurry" | "join" | "leave" | "new-link" | "pace" | "pause" | "queue" | "react" | "ready" | "rename" | "resume" | "reveal" | "say" | "start" | "undo" | "unqueue")[];
  readonly may_at: readonly (readonly ("bar" | "empty-chair" | "give-chair" | "hand-over" | "join" | "make-host" | "move" | "seat-bot")[])[];
  readonly queue: readonly WaitingScene[];
  readonly place: number | null;
  readonly series: readonly SeriesScore[];
  readonly watchers: readonly Watcher[];
  readonly replaced: number | null;
  readonly you: number | null;
  readonly invite: string | null;
  readonly remarks: readonly Message[];
  readonly deal: DealScene | null;
  readonly lesson: string;
  readonly daily: DailyScene | null;
  readonly sides: readonly (readonly number[])[];
  readonly next: NextDeal | null;
  readonly talk_from: number;
  readonly talk: readonly ChatLine[];
}

/**
 * How a table is run.
 *
 * `windows` says when a reaction window closes: among *friends* when everybody has answered,
 * at the latest after `reaction` seconds (0: whenever they have), or twice as many where the
 * target of an action is one of them; *fixed* after a time that depends on the number of players
 * alone.  `turn` is for everything else that is asked, in seconds, 0 for no limit: friends begin
 * without clocks.  `bank` is the time bank of each person, in seconds a game: what a turn takes
 * beyond `turn` is drawn from it.
 * `pace` is how long bots seem to think, never a matter of their cards; with *none* they take
 * the time that they need.  `listed` tables stand in the lobby and anybody may watch.
 * `memory` shows the claims of each seat; `open_cards` shows all hands after the end.
 * `acquainted` bots get to know how the others play, from one game to the next.
 * `gallery` lets those talk, too, who only watch; they see a game `delay` seconds late.
 * `series` is the number of games that wins the series, 0 for none.
 */
export interface Settings {
  readonly windows: "fixed" | "friends";
  readonly reaction: number;
  readonly turn: number;
  readonly bank: number;
  readonly pace: "brisk" | "human" | "none";
  readonly listed: boolean;
  readonly memory: boolean;
  readonly open_cards: boolean;
  readonly acquainted: boolean;
  readonly series: number;
  readonly gallery: boolean;
  readonly delay: number;
}

/**
 * A chair and who sits on it.
 *
 * `kind` is *empty*, *person*, *bot*, or *program* for one that plays over the network;
 * `level` is that of the bot that plays, also for a person who is gone.  `seat` is the
 * seat in the game under way, None without one.  `left`: the person has left, and may come back
 * while the game lasts; after it anybody may sit there.  `again`: the person was ready before
 * the rules changed.  `alias` is what its person is known by at this table, whatever the name.
 * `character` is who of the cast a bot is, empty for none; `face` what a person chose to look
 * like, empty for a face by the name.  `chance` is the SHA-256 of what the person adds to the
 * next deal.
 */
export interface ChairScene {
  readonly kind: "bot" | "empty" | "person" | "program";
  readonly name: string;
  readonly level: string | null;
  readonly seat: number | null;
  readonly ready: boolean;
  readonly present: boolean;
  readonly away: boolean;
  readonly host: boolean;
  readonly wins: number;
  readonly left: boolean;
  readonly again: boolean;
  readonly alias: string;
  readonly character: string;
  readonly face: string;
  readonly chance: string;
}

/**
 * The player of a seat in the game under way, or in the one just over.
 *
 * `face` is one of the cast, or what a person chose to look like; empty for a face by the name.
 */
export interface PlayerScene {
  readonly name: string;
  readonly face: string;
}

/** A sentence to be said in any language: the id of its message and the arguments. */
export interface Message {
  readonly id: string;
  readonly args: { readonly [key: string]: string | number | readonly (number | string)[] };
}

/** Somebody who waits for a chair of the next game. */
export interface WaitingScene {
  readonly name: string;
  readonly face: string;
  readonly present: boolean;
}

/**
 * How many games of the series somebody has won; `won`: it is theirs.
 *
 * `chair` is where they sit, None for somebody who has gone.
 */
export interface SeriesScore {
  readonly name: string;
  readonly wins: number;
  readonly chair: number | null;
  readonly won: boolean;
}

/** A person who watches, by the name that they gave, empty for none; `id` is for the host. */
export interface Watcher {
  readonly id: string;
  readonly name: string;
}

/**
 * A game as one person sees it, `n` being how often a question of it has closed.
 *
 * `view` is the position as `docs/reference/record` writes it, hidden cards as `?`;
 * `memory` and `material` are those of the game's table rules, `material` sent with the
 * first scene of a game and after a reconnect only, and so are `usual` answers.  `standing`
 * is how the game stands, whoever looks.  `question`, `form`, `offers` and
 * `answer` are one's own: `form` says how one of the offers is chosen, `answer` is what one
 * has said, sealed still, `given` if the table said it for somebody away.  `open` is
 * the whole position once the game is over and the table shows its cards; then `secret`,
 * in hexadecimal, is what `commitment` is the SHA-256 of.  `contributions` are what each seat
 * added to the deal, none where no person did; those of `bots`, which are seats, follow from the
 * secret, and `hashes` are what was told of them before (`core.fair_deal`).
 */
export interface DealScene {
  readonly number: number;
  readonly n: number;
  readonly id: string;
  readonly view: { readonly [key: string]: Json };
  readonly memory: { readonly [key: string]: Json } | null;
  readonly standing: GameStanding;
  readonly material: { readonly [key: string]: Json } | null;
  readonly usual: UsualAnswers | null;
  readonly window: WindowScene | null;
  readonly question: Message | null;
  readonly form: AnswerForm | null;
  readonly offers: readonly Offer[];
  readonly answer: string | null;
  readonly given: boolean;
  readonly automatic: readonly AutoAnswer[];
  readonly log_from: number;
  readonly log: readonly Message[];
  readonly open: { readonly [key: string]: Json } | null;
  readonly commitment: string;
  readonly secret: string | null;
  readonly contributions: readonly string[];
  readonly bots: readonly number[];
  readonly hashes: readonly string[];
}

/**
 * How a game stands, as everybody sees.
 *
 * `seats` has, by seat, who plays, is out or only watches.  `turn` is the seat whose turn it
 * is, None where there is no such seat; `winning` the seat that wins the current
 * round, or won the last one; `winners` are those that have won the game, none before its end.
 */
export interface GameStanding {
  readonly seats: readonly ("out" | "plays" | "watches")[];
  readonly turn: number | null;
  readonly winning: number | null;
  readonly winners: readonly number[];
}

/**
 * The answers that come again all game long.
 *
 * `keys` are the letters that give some of them.  `allow` are the words that let others'
 * actions pass; where there are such, answers may be given automatically: to `claims`, and to
 * the actions of `blocks`.
 */
export interface UsualAnswers {
  readonly keys?: readonly AnswerKey[];
  readonly allow?: string | null;
  readonly claims?: readonly UsualClaim[];
  readonly blocks?: readonly UsualBlock[];
}

/** A letter that answers, and its label, the same for all questions. */
export interface AnswerKey {
  readonly key: string;
  readonly label: Message;
}

/** Something that is claimed in a game: `word` as subjects and automatic answers have it. */
export interface UsualClaim {
  readonly word: string;
  readonly claim: OfferClaim;
}

/** A claim to hold a character, or with `none` to hold none of it. */
export interface OfferClaim {
  readonly card: string;
  readonly none?: boolean;
}

/** An action, a word of the notation, that is blocked with one of `answers`. */
export interface UsualBlock {
  readonly action: string;
  readonly label: Message;
  readonly answers: readonly Offer[];
}

/**
 * An answer that is open to a seat.
 *
 * `words` are those of the notation; `label` says them to people.  `path` are the names of
 * the groups that it lies in, the outermost first.  `seat` is the one that it is aimed at,
 * `cards` those that it names.  `key` is a letter that gives it.  `true` says whether
 * `claim` would be true.  `gain` is its gain where that can be counted, `effect` describes
 * it where it cannot; `warning` names a loss that cannot be undone.  Price, claim, gain and
 * effect of an answer in a group are those of the group, unless it has its own.
 */
export interface Offer {
  readonly words: string;
  readonly label: Message;
  readonly path?: readonly string[];
  readonly seat?: number | null;
  readonly cards?: readonly string[];
  readonly weight?: "costly" | "plain";
  readonly icon?: "allow" | "block" | "challenge" | "close" | "flame" | "hand" | "sparkle" | "star" | "swap" | null;
  readonly key?: string | null;
  readonly price?: Price | null;
  readonly claim?: OfferClaim | null;
  readonly true?: boolean | null;
  readonly gain?: Price | null;
  readonly effect?: Message | null;
  readonly warning?: Message | null;
}

/** The price or gain of an answer: *count* of a *thing* of the game, `price-<thing>`. */
export interface Price {
  readonly thing: string;
  readonly count: number;
}

/**
 * A question on the table: the seats asked, its subject, its time.
 *
 * Nothing here depends on who has answered.  `shown` are the seats to be shown as asked: none
 * where several react.  `left` and `whole` are milliseconds, None without a limit; the last
 * `bank` of them come from the time bank of the person who is asked.  `held`: the clock
 * stands for somebody whose line is lost.
 */
export interface WindowScene {
  readonly step: number;
  readonly reaction: boolean;
  readonly shown: readonly number[];
  readonly subject: Subject | null;
  readonly left: number | null;
  readonly whole: number | null;
  readonly bank: number;
  readonly held: boolean;
}

/**
 * The subject of a reaction, all of it public: the actor, the action or claim, the target.
 *
 * `by` is the seat reacted to; `action` and `claim` are words of the notation,
 * `claim` None where nothing is claimed; `at` is the target, None for none.
 */
export interface Subject {
  readonly by: number;
  readonly action: string;
  readonly claim: string | null;
  readonly at: number | null;
}

/**
 * How a question is answered.
 *
 * `groups` are those that its offers lie in.  Where *some* cards are chosen, they are from
 * `least` to `most` of `cards`, which has a card twice where there are two alike;
 * `effects` has the effect of choosing each card, if there are words for it.
 * `also` is the question that may be answered at the same time.  `closed` are the answers that
 * are not open just now, in the order of their places; `note` is a lesson's note on the
 * question.
 */
export interface AnswerForm {
  readonly kind?: "menu" | "one" | "reaction" | "some";
  readonly groups?: readonly OfferGroup[];
  readonly least?: number;
  readonly most?: number;
  readonly cards?: readonly string[];
  readonly effects?: readonly Message[];
  readonly also?: Message | null;
  readonly closed?: readonly ClosedOffer[];
  readonly note?: LessonNote | null;
}

/**
 * Several answers behind one button, which asks further: an action, and then at whom.
 *
 * Its own path is `path`, that of the answers in it goes on with `name`.  `asks` is the
 * question within it.  The other fields are those of an offer.
 */
export interface OfferGroup {
  readonly name: string;
  readonly label: Message;
  readonly asks: Message;
  readonly path?: readonly string[];
  readonly seat?: number | null;
  readonly price?: Price | null;
  readonly claim?: OfferClaim | null;
  readonly true?: boolean | null;
  readonly gain?: Price | null;
  readonly effect?: Message | null;
  readonly warning?: Message | null;
}

/**
 * An answer of this question that is not open just now, and `why`.
 *
 * `at` is its place among the answers and groups of its `path`, open and closed, so that each
 * keeps its place and its number.  The other fields are those of an offer.
 */
export interface ClosedOffer {
  readonly name: string;
  readonly label: Message;
  readonly why: Message;
  readonly at: number;
  readonly path?: readonly string[];
  readonly seat?: number | null;
  readonly price?: Price | null;
  readonly claim?: OfferClaim | null;
  readonly true?: boolean | null;
  readonly gain?: Price | null;
  readonly effect?: Message | null;
}

/** A lesson's note on a question: number `at` of `of`. */
export interface LessonNote {
  readonly told: Message;
  readonly at: number;
  readonly of: number;
}

/**
 * The `day`, an ISO date, whose deal the game has, and whether it is *counted*.
 *
 * `commitment` is the SHA-256 of the key that is published when the day is over.
 */
export interface DailyScene {
  readonly day: string;
  readonly counted: boolean;
  readonly commitment: string;
}

/**
 * The next game as everybody knows it before it is dealt.
 *
 * `number` is its number at the table; `commitment` is the SHA-256 of its secret.  Once it is
 * about to be dealt `hashes` are those of each seat's contribution, empty where there is none:
 * then each has to *reveal* it.
 */
export interface NextDeal {
  readonly number: number;
  readonly commitment: string;
  readonly hashes: readonly string[];
}

/**
 * A line of talk; `gallery` if it was said among those who only watched.
 *
 * `alias` is what the person who spoke is known by at this table, whatever the name.  Where the
 * table itself speaks, `told` is its message, with the names of people, and `changes` are the
 * rules that it names; with a `chair`, the bot there speaks.  `place` is its place in the log
 * for lines that stand there too, as those of people who leave and come back do, else None.
 */
export interface ChatLine {
  readonly number: number;
  readonly chair: number | null;
  readonly name: string;
  readonly text: string;
  readonly gallery: boolean;
  readonly alias: string;
  readonly told: Message | null;
  readonly changes: readonly RuleChange[];
  readonly place: LogPlace | null;
}

/** A change by the host: `name` of `kind` is *value* now. */
export interface RuleChange {
  readonly kind: "chairs" | "option" | "preset" | "setting";
  readonly name: string;
  readonly value: Json;
}

/** A place in the log of game number `game`: after its first `lines` lines. */
export interface LogPlace {
  readonly game: number;
  readonly lines: number;
}

/**
 * Entries of the scene that have changed and are the same for all, or one's own.
 *
 * `may`, `may_at`, `place` and `watchers` are one's own, and come in a message of their
 * own.
 */
export interface TableChanged {
  readonly type: "table";
  readonly chairs?: readonly ChairScene[];
  readonly players?: readonly PlayerScene[];
  readonly watching?: number;
  readonly phase?: "gathering" | "over" | "paused" | "playing";
  readonly waits?: Message | null;
  readonly queue?: readonly WaitingScene[];
  readonly series?: readonly SeriesScore[];
  readonly may?: readonly ("answer" | "automate" | "back" | "bar-watcher" | "configure" | "hurry" | "join" | "leave" | "new-link" | "pace" | "pause" | "queue" | "react" | "ready" | "rename" | "resume" | "reveal" | "say" | "start" | "undo" | "unqueue")[];
  readonly may_at?: readonly (readonly ("bar" | "empty-chair" | "give-chair" | "hand-over" | "join" | "make-host" | "move" | "seat-bot")[])[];
  readonly place?: number | null;
  readonly watchers?: readonly Watcher[];
}

/**
 * The changes in game number `deal` since its scene number `after`: it is `n` now.
 *
 * `view` and `memory` are the parts that have changed, `standing` is how the game stands
 * now, None where that is as before; `log` are the lines that are new.  `id` is that of the
 * command of one's own that it carries out, if it was one's own.
 */
export interface SceneStep {
  readonly type: "step";
  readonly deal: number;
  readonly after: number;
  readonly n: number;
  readonly view: { readonly [key: string]: Json };
  readonly memory: { readonly [key: string]: Json };
  readonly standing: GameStanding | null;
  readonly window: WindowScene | null;
  readonly log: readonly Message[];
  readonly own: OwnStep | null;
  readonly id?: number;
}

/**
 * The part of a step for one seat alone: its question, and its own knowledge.
 *
 * `view` and `memory` are the parts that differ from the step's; `log` replaces the lines
 * of the step, None where they are the same.
 */
export interface OwnStep {
  readonly view: { readonly [key: string]: Json };
  readonly memory: { readonly [key: string]: Json };
  readonly question: Message | null;
  readonly form: AnswerForm | null;
  readonly offers: readonly Offer[];
  readonly answer: string | null;
  readonly given: boolean;
  readonly log: readonly Message[] | null;
}

/**
 * Your answer to question *step* lies sealed on the table; None: you took it back.
 *
 * `given`: the table gave it, because you are away.  `id` is that of your command that it
 * carries out, as a step has it.
 */
export interface Sealed {
  readonly type: "sealed";
  readonly step: number;
  readonly words: string | null;
  readonly given: boolean;
  readonly id?: number;
}

/** You let the time of a question run out, and what silence counts for counted. */
export interface Unanswered {
  readonly type: "unanswered";
}

/** Command *id* was carried out, where no step and no sealed answer says so. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: number;
}

/**
 * Command *id* was not carried out, and nothing has changed.
 *
 * `reason` is a word for programs; `told` the sentence for people; `detail` names
 * the cause and the value, in English.
 */
export interface CommandRefused {
  readonly type: "refused";
  readonly id: number;
  readonly reason: string;
  readonly told: Message;
  readonly detail: string;
}

/** Somebody shows an emoji. */
export interface Reaction {
  readonly type: "reaction";
  readonly chair: number;
  readonly emoji: string;
}

/** Somebody said something. */
export interface Talk {
  readonly type: "said";
  readonly line: ChatLine;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly sent: number;
}

/**
 * From now on you see the table so many *seconds* late, since you only watch; 0: at once.
 *
 * The first scene comes late, too.  Receipts and `bye` do not.
 */
export interface Delayed {
  readonly type: "delayed";
  readonly seconds: number;
}

/**
 * The server closes the socket; `again` says whether to come back.
 *
 * `at` is where to, if the table is with another server: an address, or a path of this one.
 * `told` is the sentence for people, where it says more than the reason does.
 */
export interface Bye {
  readonly type: "bye";
  readonly reason: string;
  readonly again: boolean;
  readonly at?: string;
  readonly told?: Message;
}

/** All claims of a game of Coup, in order. */
export interface CoupReview {
  readonly game: "coup";
  readonly claims: readonly ClaimBody[];
}

/**
 * A claim made in Coup: by whom, and whether it was true.
 *
 * `step` is the step of the replay in which it was made, `claim` the word of the character,
 * `!duke` to hold none.  `challengeable` says whether anybody could challenge it, `proved`
 * whether the card was shown when somebody did.
 */
export interface ClaimBody {
  readonly step: number;
  readonly seat: number;
  readonly claim: string;
  readonly purpose: "action" | "block" | "estate";
  readonly true: boolean;
  readonly challengeable: boolean;
  readonly challenged_by: number | null;
  readonly proved: boolean;
}

/** All rounds of a game of Pot de Vin, in order, and the `points` of each seat at its end. */
export interface PotDeVinReview {
  readonly game: "pot-de-vin";
  readonly rounds: readonly RoundBody[];
  readonly points: readonly number[];
}

/**
 * A round of Pot de Vin.
 *
 * `cards` are `[seat, what was laid]` in order, `taken` the pairs `[seat, what it took]`,
 * `points` those of each seat afterwards.
 */
export interface RoundBody {
  readonly round: number;
  readonly step: number;
  readonly leader: number;
  readonly winner: number | null;
  readonly cards: readonly (readonly [number, string])[];
  readonly taken: readonly (readonly [number, string])[];
  readonly points: readonly number[];
}

/**
 * A game: its editions, options and settings, its bots weakest first, those with a style.
 *
 * A bot plays in its own manner where one of its `bots_when` holds; without an entry,
 * everywhere.  `cast` has the characters whom bots play, each with its style.
 * `usual` is the bot that plays where nobody says which; `topics` are those of its help.
 * `lines` has the messages of the log that are more than a sentence, by their id.
 *
 * There is something to say on a topic where one of its `help_when` holds; without an
 * entry, everywhere.  `numbers` are those that its sentences speak of, by name; `arguments`
 * says of the arguments of its messages, by name, whether they are seats, cards or inputs;
 * `lessons` are those that it is learnt by, the first one first, `terms` the words that people
 * can look up.
 */
export interface GameBody {
  readonly name: string;
  readonly players: number;
  readonly presets: readonly PresetBody[];
  readonly options: readonly OptionBody[];
  readonly extras: readonly string[];
  readonly settings: readonly SettingBody[];
  readonly levels: readonly string[];
  readonly usual: string;
  readonly styles: readonly string[];
  readonly bots_when: { readonly [key: string]: readonly When[] };
  readonly cast: { readonly [key: string]: string };
  readonly topics: readonly string[];
  readonly help_when: { readonly [key: string]: readonly When[] };
  readonly lines: { readonly [key: string]: LogLineBody };
  readonly look: string;
  readonly numbers: { readonly [key: string]: number };
  readonly arguments: { readonly [key: string]: "card" | "input" | "seat" };
  readonly lessons: readonly LessonBody[];
  readonly terms: readonly string[];
}

/** An edition: how many it is for, and the value of every option. */
export interface PresetBody {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly values: { readonly [key: string]: Json };
}

/**
 * An option, the default first; `rules` are those that it settles and the help states.
 *
 * It changes something where one of `matters` holds, always where that is empty.
 */
export interface OptionBody {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  readonly rules: readonly string[];
  readonly matters: readonly When[];
}

/**
 * A condition on a table: its number of players, and options with one of these values.
 *
 * An empty part always holds.
 */
export interface When {
  readonly players: readonly number[];
  readonly options: { readonly [key: string]: readonly (string | number | boolean)[] };
}

/**
 * A setting of the table: the values that a set-up offers, numbers being seconds.
 *
 * It changes something where one of `matters` holds among the settings, always where that
 * is empty.
 */
export interface SettingBody {
  readonly name: "acquainted" | "bank" | "delay" | "gallery" | "listed" | "memory" | "open_cards" | "pace" | "reaction" | "series" | "turn" | "windows";
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
  readonly matters: readonly When[];
}

/** The role of a line of the log: whether something new begins with it, and its subject. */
export interface LogLineBody {
  readonly opens: boolean;
  readonly beat: "block" | "bribe" | "challenge" | "deal" | "last" | "lose" | "miss" | "out" | "pay" | "proof" | "round" | "stands" | "trick" | "win" | null;
}

/** A lesson: its texts are `lesson-<name>`, it takes about `minutes`. */
export interface LessonBody {
  readonly name: string;
  readonly minutes: number;
}

/**
 * A table that somebody wants to open; `bots` are the levels of those who sit already.
 *
 * `characters` are who of the cast they are, by place; empty, or without one, a bot is nobody in
 * particular.  Chairs that are not counted are as many as usually play.  `face` is what the host
 * looks like, empty if by the name.  `lesson` is the one that is given.
 */
export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly preset: string;
  readonly options?: { readonly [key: string]: string | number | boolean };
  readonly chairs?: number | null;
  readonly settings?: Settings;
  readonly bots?: readonly string[];
  readonly characters?: readonly string[];
  readonly face?: string;
  readonly lesson?: string;
}

/**
 * A game against bots, dealt at once; the edition is the one of the country of *locale*.
 *
 * `characters` are those wished for: others of the cast fill the table.  With `adds` the cards
 * are dealt on *start*, which brings the person's contribution, or after a few seconds without it.
 */
export interface QuickGame {
  readonly game: string;
  readonly name: string;
  readonly level: string;
  readonly face?: string;
  readonly players?: number | null;
  readonly locale?: string;
  readonly characters?: readonly string[];
  readonly adds?: boolean;
}

/** A finished game that somebody plays on after a *step*, on *seat*, against bots of a level. */
export interface NewContinuation {
  readonly step: number;
  readonly seat: number;
  readonly level: string;
  readonly name: string;
  readonly face?: string;
}

/** A lesson after whose last line somebody plays on, in the edition of *locale*'s country. */
export interface NewLesson {
  readonly game: string;
  readonly lesson: string;
  readonly name: string;
  readonly locale?: string;
}

/**
 * A new table, and the token of its private link: `/t/{table}#{invite}`.
 *
 * `next` describes a deal that waits for its host's contribution.
 */
export interface Opened {
  readonly table: string;
  readonly invite: string;
  readonly next?: NextDeal | null;
}

/**
 * The tables on show, those this browser sits at, and how many people are connected.
 *
 * `notice` is what those who run the server say to everybody just now.
 */
export interface Lobby {
  readonly tables: readonly LobbyRow[];
  readonly mine: readonly LobbyRow[];
  readonly people: number;
  readonly notice?: string;
}

/** A table as the lobby shows it; `may` are the commands open to somebody who comes. */
export interface LobbyRow {
  readonly table: string;
  readonly game: string;
  readonly preset: string;
  readonly names: readonly string[];
  readonly chairs: number;
  readonly free: number;
  readonly phase: "gathering" | "over" | "paused" | "playing";
  readonly since: number;
  readonly may?: "join" | "watch";
  readonly host?: string;
}

/** A link by which one goes on in another browser, at *table* or in the lobby. */
export interface NewDeviceLink {
  readonly table?: string;
}

/** The link, good once and for *seconds*, and its drawing as SVG. */
export interface MadeDeviceLink {
  readonly link: string;
  readonly seconds: number;
  readonly drawn: string;
}

/** The state of the last link that one has made. */
export interface DeviceLinkState {
  readonly state: "none" | "open" | "opened" | "over";
}

/** The token of a link; `replaces` whoever this browser was, and sits at tables. */
export interface DeviceLinkToOpen {
  readonly token: string;
  readonly replaces?: boolean;
}

/** The browser is that of the person who made the link, `new` if it was not so before. */
export interface DeviceLinkReached {
  readonly new: boolean;
}

/**
 * The address that links of invitation begin with, as `http://192.168.1.20:8000`.
 *
 * Where only this computer reaches it, `network` is the command that starts the server for its
 * network, and `tunnel` one that leads to it from anywhere.
 */
export interface Home {
  readonly address: string;
  readonly network?: string;
  readonly tunnel?: string;
}

/** A link to a table, with the token of its invitation. */
export interface LinkToDraw {
  readonly token?: string;
}

/** A program that wants to play. */
export interface NewProgram {
  readonly name: string;
}

/** The token that the program sends with each connection: `Authorization: Bearer …`. */
export interface ProgramToken {
  readonly token: string;
}

/** Why something was not done: a word for programs, a sentence for people, the cause. */
export interface Problem {
  readonly reason: string;
  readonly told: Message;
  readonly detail: string;
}

/**
 * A finished game as one viewer saw it; `viewers` lists those that may be asked for.
 *
 * `faces` are those of the players, empty for one by the name; `own` are the seats that the
 * one who asks had.  `deal` says how it was dealt,
 * with its secret where the table opens its cards; None for a lesson or an earlier release.
 * `begun` says of which game this one goes on, None for one that was dealt.
 */
export interface Replay {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly options: { readonly [key: string]: Json };
  readonly names: readonly string[];
  readonly faces: readonly string[];
  readonly date: string;
  readonly material: { readonly [key: string]: Json };
  readonly winners: readonly number[];
  readonly seen: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "all" | "table";
  readonly viewers: readonly ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "all" | "table")[];
  readonly own: readonly number[];
  readonly deal: FairDeal | null;
  readonly steps: readonly ReplayStep[];
  readonly begun?: Begun | null;
}

/**
 * How a game was dealt, in hexadecimal.
 *
 * `commitment` was published before; `contributions` are the bytes of each seat, empty for one
 * that added nothing, and none at all where no person did: then the secret alone is the key.
 * Those of `bots`, which are seats, follow from the secret.  `first_drawn` says whether the
 * first seat was drawn, or settled otherwise, None where nobody noted it.  `secret` is published
 * after the game, None where the table keeps its cards closed.  `hashes` are the SHA-256 that
 * each seat gave before anybody gave their bytes, empty for one that gave none; none at all where
 * nobody did, as in earlier releases.
 */
export interface FairDeal {
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly bots: readonly number[];
  readonly first_drawn: boolean | null;
  readonly secret?: string | null;
  readonly hashes?: readonly string[];
}

/**
 * One step of a replay: the action, the log lines about it, and the table afterwards.
 *
 * Step 0 is the deal; nobody did it.  `standing` is how the game stood, `shown` are the seats
 * to be shown as asked.  `outcomes` are what chance could give at each draw, in the order in
 * which it counts them; none for what the draw before left.  Only who sees all cards is told.
 */
export interface ReplayStep {
  readonly by: number | null;
  readonly do: string | null;
  readonly told: readonly Message[];
  readonly view: { readonly [key: string]: Json };
  readonly memory: { readonly [key: string]: Json };
  readonly standing: GameStanding;
  readonly shown: readonly number[];
  readonly outcomes: readonly (readonly string[])[];
}

/** The *game* of which another goes on after its *step*: somebody had read its cards. */
export interface Begun {
  readonly game: string;
  readonly step: number;
}

/**
 * A lesson as its learner is sent it: `opening` comes before the first answer.
 *
 * `refused` is the reply to any other answer than the one that the lesson shows.
 */
export interface LessonRecording {
  readonly game: string;
  readonly lesson: string;
  readonly refused: Message;
  readonly opening: readonly RecordedMessage[];
  readonly turns: readonly RecordedTurn[];
}

/** A message to a learner, milliseconds *after* the one before it. */
export interface RecordedMessage {
  readonly after: number;
  readonly message: Update | TableChanged | SceneStep | Sealed | Talk;
}

/** The learner's answer to the open question, and the messages sent then. */
export interface RecordedTurn {
  readonly words: string;
  readonly messages: readonly RecordedMessage[];
}

/**
 * The analysis of a finished game; chances and costs are shares of 1.
 *
 * `network` is the fingerprint of the network that judged, `careful` whether it looked at all
 * choices, `model_error` by how much a loss is off beyond noise, root mean square.  `shares`
 * are the chances of all seats, all cards open, after the deal and after each step.
 */
export interface GameAnalysis {
  readonly game: string;
  readonly network: string;
  readonly careful: boolean;
  readonly model_error: number;
  readonly shares: readonly (readonly number[])[];
  readonly choices: readonly AnalysedChoice[];
  readonly accounts: readonly Account[];
  readonly moments: readonly AnalysedMoment[];
}

/**
 * A question with more than one answer: `played` and `best` are places in `answers`.
 *
 * It was asked after `asked` steps, and answered with `step`, which may be a later one than
 * the next.  `could` says of a mistake what could have been done, if the game has words for it.
 */
export interface AnalysedChoice {
  readonly asked: number;
  readonly step: number;
  readonly seat: number;
  readonly answers: readonly AnalysedAnswer[];
  readonly played: number;
  readonly best: number;
  readonly mistake: boolean;
  readonly doubt: Doubt | null;
  readonly could: Message | null;
}

/**
 * An answer that was open, by the `words` of its offer, and what it was worth.
 *
 * `label` are the names of the groups that it lay in, the outermost first, then its own.
 * `win` is the chance of the seat's side after it, `loss` how much less that is than after the
 * best one, `reference` how often the house's network gives it, `equilibrium` how often the
 * game's solver does, None where it does not serve the table; `lie` says whether it claims what
 * the seat could not prove.
 */
export interface AnalysedAnswer {
  readonly words: string;
  readonly label: readonly Message[];
  readonly win: number;
  readonly loss: number;
  readonly reference: number;
  readonly equilibrium: number | null;
  readonly lie: boolean;
}

/**
 * A claim as somebody could see it who was asked whether to challenge it.
 *
 * `claimant` made it with `claim`, the word of a character, `!duke` to hold none of it;
 * `true` says whether it was true.  `believed` is how likely that was by all that the seat had
 * seen.  A right challenge wins the seat `gain`, a wrong one costs it `risk`; so a challenge
 * pays at a belief below `price`.  These are None where too few worlds had it so, and where no
 * challenge pays.
 */
export interface Doubt {
  readonly claimant: number;
  readonly claim: string;
  readonly true: boolean;
  readonly believed: number;
  readonly price: number | null;
  readonly gain: number | null;
  readonly risk: number | null;
  readonly challenged: boolean;
}

/**
 * Where the result of a seat came from, and how it chose.
 *
 * `result` is what its side won less what it could expect before the deal: `cards` (the luck
 * of the deal and of draws), `choices` (its own, against the network's), `guesses` (how these
 * came out) and `others` (their choices) add up to it.  `counted` choices mattered, and cost
 * `error_rate` each on average, None where there were none; of choices that were not looked at
 * nothing goes into these two and into `choices`.  `lies` were told, `caught` of them
 * challenged; `challenges_won` of its `challenges` met a lie.  `dearest` is the step of its
 * dearest mistake.
 */
export interface Account {
  readonly result: number;
  readonly cards: number;
  readonly choices: number;
  readonly guesses: number;
  readonly others: number;
  readonly counted: number;
  readonly error_rate: number | null;
  readonly lies: number;
  readonly caught: number;
  readonly challenges: number;
  readonly challenges_won: number;
  readonly dearest: number | null;
}

/**
 * A step to look at again; `grade` is what a lie was, whatever came of it, else None.
 *
 * `verdict` is what there is to say of it, after what was done.
 */
export interface AnalysedMoment {
  readonly step: number;
  readonly kind: "lie" | "mistake" | "turn";
  readonly seat: number;
  readonly worth: number;
  readonly off: number;
  readonly caught: boolean;
  readonly grade: "even" | "good" | "poor" | null;
  readonly verdict: Message;
}

/**
 * The puzzles that come with a game, and its other exercises.
 *
 * `prices` are the names of questions of what a challenge must be sure of; `endgames` says
 * whether there are solved ones.
 */
export interface PuzzleList {
  readonly puzzles: readonly PuzzleEntry[];
  readonly prices: readonly string[];
  readonly endgames: boolean;
}

/** A puzzle in the list of a game: its name, its difficulty, the number of players. */
export interface PuzzleEntry {
  readonly id: string;
  readonly level: "easy" | "hard" | "medium";
  readonly players: number;
}

/**
 * A question to `seat`: the table as it saw it, and its log from the deal on.
 *
 * `answers` are those of `offers`, in their order; `best` is the place of the one to find,
 * `reasons` what speaks for it, the strongest first.
 */
export interface PuzzleBody {
  readonly id: string;
  readonly kind: "endgame" | "mistake" | "price" | "puzzle";
  readonly game: string;
  readonly preset: string;
  readonly level: "easy" | "hard" | "medium";
  readonly names: readonly string[];
  readonly faces: readonly string[];
  readonly seat: number;
  readonly material: { readonly [key: string]: Json };
  readonly step: ReplayStep;
  readonly log: readonly Message[];
  readonly question: Message;
  readonly offers: readonly Offer[];
  readonly form: AnswerForm;
  readonly answers: readonly PuzzleChoice[];
  readonly best: number;
  readonly reasons: readonly Message[];
  readonly claim: PuzzleClaim | null;
}

/**
 * An answer to a puzzle, by the `words` of its offer, and what it is worth.
 *
 * `label`, `win`, `reference` and `lie` are those of an `AnalysedAnswer`.
 */
export interface PuzzleChoice {
  readonly words: string;
  readonly label: readonly Message[];
  readonly win: number;
  readonly reference: number;
  readonly lie: boolean;
}

/**
 * The claim that a puzzle asks about, and how likely it is true by all that was seen.
 *
 * The answer at the place `challenge` challenges it.  That pays where the claim is true less
 * often than the `price`, whose standard error is `price_error`; None where nobody knows it.
 */
export interface PuzzleClaim {
  readonly claimant: number;
  readonly believed: number;
  readonly challenge: number;
  readonly price: number | null;
  readonly price_error: number | null;
}

/**
 * Advice on question *step*, from what its seat has seen and nothing else.
 *
 * `decided` says whether all answers come to the same, `model_error` by how much a loss is off
 * beyond noise, root mean square.
 */
export interface TableAdvice {
  readonly step: number;
  readonly answers: readonly AdvisedAnswer[];
  readonly decided: boolean;
  readonly model_error: number;
}

/**
 * An answer that is open: its `label` as in an analysis, what it wins, who gives it.
 *
 * `win` is the chance of the seat's side after it, `loss` how much less that is than after the
 * best one, both None where nothing else is open; `reference` is how often the house's network
 * gives it, `equilibrium` how often the game's solver does, None where it does not serve the
 * table.
 */
export interface AdvisedAnswer {
  readonly label: readonly Message[];
  readonly win: number | null;
  readonly loss: number | null;
  readonly reference: number;
  readonly equilibrium: number | null;
}

/** A question about the evening of a table, with the token of its invitation. */
export interface EveningAsked {
  readonly token?: string;
}

/**
 * The summary of a table's finished games: the last `games` of them.
 *
 * `players` are those who played, the one with most wins in front.  `dates` are the days of
 * the first and the last game.
 */
export interface TableEvening {
  readonly table: string;
  readonly game: string;
  readonly preset: string;
  readonly games: number;
  readonly dates: readonly [string, string] | null;
  readonly players: readonly EveningPlayer[];
  readonly titles: readonly EveningTitle[];
}

/** Somebody who played at a table: how many games, and how many of them they have won. */
export interface EveningPlayer {
  readonly name: string;
  readonly face: string;
  readonly bot: boolean;
  readonly games: number;
  readonly wins: number;
}

/**
 * A title, whose words are `title-<name>`, and those who have it, by their places.
 *
 * `told` is what for, by holder; `replay` is the game in which it was done, with the `step`,
 * both None where it was done in several.
 */
export interface EveningTitle {
  readonly name: string;
  readonly holders: readonly number[];
  readonly told: readonly Message[];
  readonly replay: string | null;
  readonly step: number | null;
}

/**
 * The ways back of the caller; `words` is the day on which recovery words were made, if any.
 *
 * None of it is secret, and nothing of it opens anything.
 */
export interface OwnLogins {
  readonly devices: readonly OwnDevice[];
  readonly passkeys: readonly OwnPasskey[];
  readonly words: string;
}

/**
 * A browser that is known as the caller, `own` if it is the one that asks.
 *
 * `browser` and `system` are as it called itself, empty where unknown; `made` and `seen`
 * are days, as `2026-11-28`.
 */
export interface OwnDevice {
  readonly device: string;
  readonly browser: string;
  readonly system: string;
  readonly made: string;
  readonly seen: string;
  readonly own: boolean;
}

/**
 * A passkey of the caller, with the browser and the system where it was made.
 *
 * `made` and `used` are days.
 */
export interface OwnPasskey {
  readonly passkey: string;
  readonly browser: string;
  readonly system: string;
  readonly made: string;
  readonly used: string;
}

/** A device that is to be known as the caller no longer. */
export interface DeviceToStrike {
  readonly device: string;
}

/** A passkey that is to open nothing any more. */
export interface PasskeyToStrike {
  readonly passkey: string;
}

/** A passkey that is wanted, under the *name* that an authenticator shows to its owner. */
export interface NewPasskey {
  readonly name: string;
}

/**
 * All that a browser needs to make a passkey, within *seconds*.
 *
 * `nonce` is to be signed, `host` is where the passkey is good, `user` stands for the
 * person, whom it does not name.  `known` are passkeys that there are, `algorithms` those of
 * COSE.
 */
export interface BegunPasskey {
  readonly nonce: string;
  readonly host: string;
  readonly user: string;
  readonly name: string;
  readonly known: readonly string[];
  readonly algorithms: readonly number[];
  readonly seconds: number;
}

/** A passkey that an authenticator has made. */
export interface MadePasskey {
  readonly client_data: string;
  readonly attestation: string;
}

/** All that a browser needs to ask for a passkey at *host*, within *seconds*. */
export interface BegunLogin {
  readonly nonce: string;
  readonly host: string;
  readonly seconds: number;
}

/**
 * A nonce that a *passkey* has signed.
 *
 * It `replaces` whoever this browser was, and sits at tables.
 */
export interface ShownPasskey {
  readonly passkey: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
  readonly user?: string;
  readonly replaces?: boolean;
}

/** The browser is that of the person who came back, `new` if it was not so before. */
export interface LoggedIn {
  readonly new: boolean;
}

/** New recovery words: they are shown this once, and end those before. */
export interface RecoveryWords {
  readonly words: readonly string[];
}

/** Recovery words as typed; `replaces` whoever this browser was, and sits at tables. */
export interface WordsToUse {
  readonly words: string;
  readonly replaces?: boolean;
}

/** A report of the person known by *alias* at a table, with its invitation. */
export interface NewReport {
  readonly alias: string;
  readonly kind: "cheating" | "name" | "other" | "talk";
  readonly token?: string;
}

/** The report is stored, with that number of *lines* of talk. */
export interface ReportTaken {
  readonly lines: number;
}

/** The identity of the caller: it opens nothing, and names nobody. */
export interface OwnIdentity {
  readonly identity: string;
}

/** A circle that somebody wants; `own_name` and `own_face` are theirs in it. */
export interface CircleWish {
  readonly name: string;
  readonly own_name: string;
  readonly usual: readonly HouseRules[];
  readonly face?: string;
  readonly own_face?: string;
}

/** A game that a circle usually plays; fields as in :class:`NewTable`. */
export interface HouseRules {
  readonly game: string;
  readonly preset: string;
  readonly options?: { readonly [key: string]: string | number | boolean };
  readonly chairs?: number | null;
  readonly settings?: Settings;
}

/** A change of a circle; what is left out stays. */
export interface CircleChange {
  readonly name?: string | null;
  readonly face?: string | null;
  readonly seen_by?: "link" | "members" | null;
  readonly scoring?: "fair" | "recent" | "wins" | null;
  readonly usual?: readonly HouseRules[] | null;
}

/**
 * A question about a circle, with the token of its link.
 *
 * `season` counts from 1, 0 is for all.
 */
export interface CircleAsked {
  readonly token?: string;
  readonly season?: number;
}

/** Somebody who comes to a circle by its link, or takes another name in it. */
export interface CircleJoin {
  readonly name: string;
  readonly token?: string;
  readonly face?: string;
}

/** The member of a circle who is known by `key`. */
export interface MemberMeant {
  readonly key: string;
}

/** An evening of a circle by its *table*, with the token of the circle's link. */
export interface EveningMeant {
  readonly table: string;
  readonly token?: string;
}

/**
 * A wish for the table of the evening, with the token of the circle's link.
 *
 * If it is opened now, then for the game number `game` of the usual ones, from 0.
 */
export interface Tonight {
  readonly token?: string;
  readonly game?: number;
}

/** A new circle, and the token of its link: `/c/{circle}#{invite}`. */
export interface NewCircleLink {
  readonly circle: string;
  readonly invite: string;
}

/** The circles of the one who asks. */
export interface OwnCircles {
  readonly circles: readonly OwnCircle[];
}

/** A circle of the one who asks, for the lobby. */
export interface OwnCircle {
  readonly id: string;
  readonly name: string;
  readonly face: string;
  readonly invite: string;
  readonly members: number;
  readonly tonight: boolean;
}

/**
 * A circle as the one who asks may see it, with the standings of a season.
 *
 * `member` says whether they are one, and `invite` is the token of its link, empty for others;
 * `seasons` are the instants at which they began, in milliseconds since 1970, as `created` is.
 * `tonight` says that its evening is under way.  `uncounted` games are not in the standings
 * yet.  `today` is how its members do at the daily bluff, the best in front.
 */
export interface CirclePage {
  readonly id: string;
  readonly name: string;
  readonly face: string;
  readonly member: boolean;
  readonly invite: string;
  readonly created: number;
  readonly seen_by: "link" | "members";
  readonly scoring: "fair" | "recent" | "wins";
  readonly usual: readonly HouseRules[];
  readonly members: readonly MemberShown[];
  readonly seasons: readonly number[];
  readonly season: number;
  readonly standings: readonly StandingRow[];
  readonly awards: readonly CircleAward[];
  readonly evenings: readonly EveningShown[];
  readonly today: readonly DailyRow[];
  readonly tonight: boolean;
  readonly games: number;
  readonly uncounted: number;
}

/** A member of a circle; `own` is the one who asks, `first` the one who looks after it. */
export interface MemberShown {
  readonly key: string;
  readonly name: string;
  readonly face: string;
  readonly own?: boolean;
  readonly first?: boolean;
}

/**
 * The wins of somebody at the evenings of a circle; `key` is empty for one who is no member.
 *
 * `fair` is the number of games won if all were equally good.
 */
export interface StandingRow {
  readonly key: string;
  readonly name: string;
  readonly face: string;
  readonly games: number;
  readonly wins: number;
  readonly fair: number;
  readonly points: number;
}

/**
 * An award, the place in the standings of the one who has it, and how much it is for.
 *
 * `count` is a number of bluffs or challenges, or per cent of a win that cards have cost.
 */
export interface CircleAward {
  readonly name: "bluffer" | "gullible" | "reader" | "unlucky";
  readonly holder: number;
  readonly count: number;
}

/** An evening of a circle: when it was, its games, and who won most of them. */
export interface EveningShown {
  readonly table: string;
  readonly opened: number;
  readonly games: number;
  readonly best: readonly string[];
}

/**
 * The game of today's daily bluff that counts for the member `key`.
 *
 * `points` is None until it is over and was looked through.
 */
export interface DailyRow {
  readonly key: string;
  readonly game: string;
  readonly points: number | null;
}

/**
 * A question about games of the one who asks: at most `most` of those that fit.
 *
 * Empty fits all; `who` is somebody met in them, as :class:`OwnGamePlayer` has it.  They ended
 * at `since` or later and before `until`, in milliseconds since 1970, and come after the place
 * `before`, the `next` of an earlier answer.
 */
export interface GamesAsked {
  readonly before?: string;
  readonly most?: number;
  readonly game?: string;
  readonly preset?: string;
  readonly result?: "" | "lost" | "won";
  readonly who?: string;
  readonly since?: number;
  readonly until?: number;
}

/**
 * Some of the games of the one who asks, the latest first.
 *
 * There are more after them where `next` is not empty, which is to be asked as `before`.
 */
export interface OwnGames {
  readonly games: readonly OwnGame[];
  readonly next: string;
}

/**
 * A finished game of the one who asks, who had `seat`; `ended` is in ms since 1970.
 *
 * `counted` says that it is known who won, `replay` that its replay may be shown.
 */
export interface OwnGame {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly ended: number;
  readonly seat: number;
  readonly players: readonly OwnGamePlayer[];
  readonly counted: boolean;
  readonly replay: boolean;
}

/**
 * Somebody on a seat of a finished game.
 *
 * `who` is what the one who asks finds them by in other games, empty for themselves.
 */
export interface OwnGamePlayer {
  readonly name: string;
  readonly face: string;
  readonly bot?: boolean;
  readonly won?: boolean;
  readonly who?: string;
}

/**
 * The statistics of the one who asks, over their last games of `game`.
 *
 * `uncounted` more are still being counted.  `course` goes back from the latest game that was
 * looked through; `opponents` begin with those met most often.
 */
export interface OwnStatistics {
  readonly game: string;
  readonly uncounted: number;
  readonly total: WinCount;
  readonly editions: readonly EditionWins[];
  readonly claims: readonly CharacterClaims[];
  readonly doubted: number;
  readonly right: number;
  readonly course: readonly AnalysedOwnGame[];
  readonly opponents: readonly Opponent[];
}

/**
 * How many of `games` were won, beside the number that `fair` shares come to.
 *
 * `low` and `high` are Wilson's 95 % interval for the share won, None for too few games.
 */
export interface WinCount {
  readonly games: number;
  readonly wins: number;
  readonly fair: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The games of an edition that a number of `players` played. */
export interface EditionWins {
  readonly preset: string;
  readonly players: number;
  readonly count: WinCount;
}

/** The claims of a character, `word`, or to have none of it, `!word`. */
export interface CharacterClaims {
  readonly word: string;
  readonly count: ClaimCount;
}

/**
 * How often a seat claimed a character: all in all, as a `lie`, and how that ended.
 *
 * `caught` of the `challenged` were not proved.
 */
export interface ClaimCount {
  readonly told?: number;
  readonly lies?: number;
  readonly challenged?: number;
  readonly caught?: number;
}

/**
 * A game that was looked through: what a choice that mattered cost on average, and the luck.
 *
 * Both are shares of the chance to win; `error_rate` is None where no choice mattered.
 */
export interface AnalysedOwnGame {
  readonly id: string;
  readonly ended: number;
  readonly error_rate: number | null;
  readonly luck: number;
}

/**
 * Somebody whom the one who asks has met: in how many `games`, and how these came out.
 *
 * `own` and `theirs` are wins, `did` what the one who asks did to them, `suffered` what
 * they did.
 */
export interface Opponent {
  readonly who: string;
  readonly name: string;
  readonly face: string;
  readonly bot: boolean;
  readonly games: number;
  readonly own: number;
  readonly theirs: number;
  readonly did: Towards;
  readonly suffered: Towards;
}

/**
 * The deeds of a seat towards another.
 *
 * It `struck` it to cost it an influence, and `robbed` it of coins; it `believed` claims
 * that it could have challenged, and was `fooled` by the lies among them; `right` of the
 * claims that it `doubted` were not proved.
 */
export interface Towards {
  readonly struck?: number;
  readonly robbed?: number;
  readonly believed?: number;
  readonly fooled?: number;
  readonly doubted?: number;
  readonly right?: number;
}

/** A record from a file of the one who asks, to be seen as by `viewer`. */
export interface RecordToOpen {
  readonly record: string;
  readonly viewer?: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "all" | "table" | null;
}

/** A record that the rules allow, as a replay; or why they do not. */
export interface OpenedRecord {
  readonly replay: Replay | null;
  readonly refused: string;
}

/**
 * The game of a *day*, an ISO date, that somebody wants to play; today's where it is empty.
 *
 * `face` is what they look like, empty if by the name.
 */
export interface NewDaily {
  readonly name: string;
  readonly face?: string;
  readonly day?: string;
}

/**
 * The table where somebody plays: `/t/{table}#{invite}`, and whether the game counts.
 *
 * It is the table of before where the game that counts is under way.
 */
export interface DailyOpened {
  readonly table: string;
  readonly invite: string;
  readonly counted: boolean;
}

/** The daily bluff of today, an ISO date in UTC; the next is `left` milliseconds away. */
export interface DailyList {
  readonly today: string;
  readonly left: number;
  readonly games: readonly DailyCard[];
}

/**
 * Today's table of a game: an edition for so many, and how the caller stands.
 *
 * `streak` are the days in a row, up to today or yesterday, with a game that counted.
 */
export interface DailyCard {
  readonly game: string;
  readonly preset: string;
  readonly players: number;
  readonly streak: number;
  readonly own: DailyOwn | null;
}

/**
 * The caller's game that counts, at `table`; its replay is that of `replay`, "" before.
 *
 * `points` are 0 to 100; `grades` has a letter for each decision in which something was at
 * stake: *g* for a great one, *f* for a fine one, *m* for a mistake.
 */
export interface DailyOwn {
  readonly standing: "done" | "looking" | "playing" | "spoilt";
  readonly table: string;
  readonly replay: string;
  readonly points: number | null;
  readonly won: boolean;
  readonly grades: string;
}

/**
 * A `day` of a `game`: its table, the caller's game, the field, and how to check the deal.
 *
 * On the seats after the caller's sit `characters`, who play at `level`.  `commitment` is
 * the SHA-256 of the `key`, in hexadecimal, which is None until an hour after the day.  `days`
 * are today and those before it, the latest first.
 */
export interface DailyDay {
  readonly game: string;
  readonly day: string;
  readonly today: string;
  readonly preset: string;
  readonly players: number;
  readonly level: string;
  readonly characters: readonly string[];
  readonly commitment: string;
  readonly key: string | null;
  readonly own: DailyOwn | null;
  readonly streak: number;
  readonly field: DailyField;
  readonly days: readonly DailyMark[];
}

/**
 * The points of all `people` of this server; `bars` counts them by tens, the lowest first.
 *
 * It is empty while these are too few to say something.
 */
export interface DailyField {
  readonly people: number;
  readonly bars: readonly number[];
}

/** A past `day` and the caller's game of it, with its `points`; both None without one. */
export interface DailyMark {
  readonly day: string;
  readonly standing: "done" | "looking" | "playing" | "spoilt" | null;
  readonly points: number | null;
}
