"""The teacher: a language model that is trained to parse, and then parses sentences that nobody has annotated, for `train.py`.

    MODEL=file.gguf DATA=folder SECONDS_TO_TRAIN=190 python3 teacher.py

It reads a sentence twice, so that every word of the second copy knows the whole. DATA has data.json.gz (as for `train.py`),
invented.json.gz (of `invent.py`) and examples.json.gz (a list of sentences: the examples of WordNet's glosses). DATA receives
labelled.json.gz: rows [form, tag, head, label, how sure] of every word.
"""
import gzip
import json
import os
import random
import re
import time

import prompts
import torch
import torch.nn as nn
import torch.nn.functional as F
from language_model import END, START, Pieces, open_model

SECONDS = int(os.environ.get('SECONDS_TO_TRAIN', 190))
#: Of the model's 22 layers the first ones know grammar best.
LAYERS = 16
PROMPTS = 4000
DATA = os.environ['DATA']
torch.manual_seed(0)
random.seed(0)


def read(name):
    return json.load(gzip.open(f'{DATA}/{name}.json.gz'))


data = read('data')
train = [sentence for sentence in data['train'] if len(sentence) <= 80]
tags = sorted({row[1] for sentence in train for row in sentence})
labels = sorted({row[3] for sentence in train for row in sentence})
tag_of, label_of = ({name: i for i, name in enumerate(names)} for names in (tags, labels))
pieces = Pieces()


def vary(sentence):
    sentence = [list(row) for row in sentence]
    if random.random() < 0.4:
        for row in sentence:
            row[0] = row[0].lower()
    while len(sentence) > 3 and sentence[-1][0] in '.!?' and random.random() < 0.4 and not any(row[2] == len(sentence) for row in sentence):
        sentence.pop()
    return sentence


def encode(sentence):
    cut = [pieces.of(row[0]) for row in sentence]
    flat = [piece for each in cut for piece in each]
    first, last, at = [0], [0], 1 + len(flat)
    for each in cut:
        first.append(at)
        at += len(each)
        last.append(at - 1)
    answers = [[-100] + [names.get(row[column], -100) for row in sentence] for names, column in ((tag_of, 1), (label_of, 3))]
    return [START, *flat, *flat], first, last, answers[0], [-100] + [row[2] for row in sentence], answers[1]


def batches(encoded, most, shuffled):
    out, current = [], []
    for i in sorted(range(len(encoded)), key=lambda i: len(encoded[i][0]) + (random.random() * 6 if shuffled else 0)):
        if current and (len(current) + 1) * len(encoded[i][0]) > most:
            out.append(current)
            current = []
        current.append(i)
    out.append(current)
    if shuffled:
        random.shuffle(out)
    return out


def tensors(group):
    tokens, words = max(len(each[0]) for each in group), max(len(each[1]) for each in group)
    ids, seen = torch.full((len(group), tokens), END), torch.zeros(len(group), tokens, dtype=torch.long)
    spans = [torch.zeros(len(group), words, dtype=torch.long) for _ in range(2)]
    gold = [torch.full((len(group), words), -100) for _ in range(3)]
    mask = torch.zeros(len(group), words, dtype=torch.bool)
    for i, (numbers, *rest) in enumerate(group):
        ids[i, :len(numbers)], seen[i, :len(numbers)], mask[i, :len(rest[0])] = torch.tensor(numbers), 1, True
        for target, values in zip([*spans, *gold], rest):
            target[i, :len(values)] = torch.tensor(values)
    return [each.cuda(non_blocking=True) for each in (ids, seen, *spans, *gold, mask)]


class Teacher(nn.Module):
    def __init__(self, model):
        super().__init__()
        self.llama = model.model
        self.llama.layers = self.llama.layers[:LAYERS]
        self.root = nn.Parameter(torch.randn(2048) * 0.02)
        self.into = nn.Sequential(nn.LayerNorm(2048), nn.Linear(2048, 512))
        self.lstm = nn.LSTM(512, 400, 1, bidirectional=True, batch_first=True)

        def layer(size):
            return nn.Sequential(nn.Linear(800, size), nn.GELU())

        self.arc_head, self.arc_word, self.label_head, self.label_word = layer(400), layer(400), layer(128), layer(128)
        self.arc = nn.Parameter(torch.randn(401, 400) * 0.02)
        self.label = nn.Parameter(torch.randn(len(labels), 129, 129) * 0.02)
        self.tag = nn.Sequential(nn.Linear(800, 256), nn.GELU(), nn.Linear(256, len(tags)))
        self.drop = nn.Dropout(0.25)

    def forward(self, ids, seen, first, last):
        states = self.llama(input_ids=ids, attention_mask=seen, use_cache=False).last_hidden_state

        def at(places):
            return states.gather(1, places[:, :, None].expand(-1, -1, states.shape[-1]))

        words = (at(first) + at(last)).float() / 2
        words = torch.cat([self.root.expand(len(words), 1, -1), words[:, 1:]], 1)
        x = self.drop(self.lstm(self.drop(self.into(words)))[0].float())

        def one(t):
            return torch.cat([t, torch.ones_like(t[..., :1])], -1)

        arc = one(self.drop(self.arc_word(x))) @ self.arc @ self.drop(self.arc_head(x)).transpose(1, 2)
        word, head = one(self.drop(self.label_word(x))), one(self.drop(self.label_head(x)))
        return self.tag(x).float(), arc.float(), (word[:, None] @ self.label[None] @ head[:, None].transpose(2, 3)).float()


def judge(model, group):
    ids, seen, first, last, *gold, mask = tensors(group)
    with torch.autocast('cuda', torch.bfloat16):
        tag, arc, label = model(ids, seen, first, last)
    itself = torch.eye(mask.shape[1], dtype=torch.bool, device='cuda')
    return tag, arc.masked_fill(~mask[:, None, :], -1e9).masked_fill(itself, -1e9), label, gold


def labels_at(label, heads):
    return label.permute(0, 2, 3, 1).gather(2, heads.clamp(min=0)[:, :, None, None].expand(-1, -1, 1, len(labels))).squeeze(2)


@torch.no_grad()
def score(model, sentences):
    """Tags, heads and labelled heads that are right, of a hundred."""
    model.eval()
    encoded, right, total = [encode(sentence) for sentence in sentences], [0, 0, 0], 0
    for group in batches(encoded, 40000, False):
        tag, arc, label, (tagged, head, named) = judge(model, [encoded[i] for i in group])
        heads = arc.argmax(-1)
        known, is_head = head >= 0, heads == head
        found = (tag.argmax(-1) == tagged, is_head, is_head & (labels_at(label, heads).argmax(-1) == named))
        right = [count + int((each & known).sum()) for count, each in zip(right, found)]
        total += int(known.sum())
    model.train()
    return [round(100 * count / total, 2) for count in right]


@torch.no_grad()
def parse(model, sentences):
    model.eval()
    encoded, out = [encode([[word, '', 0, ''] for word in sentence]) for sentence in sentences], [None] * len(sentences)
    for group in batches(encoded, 60000, False):
        tag, arc, label, _ = judge(model, [encoded[i] for i in group])
        likely, heads = arc.softmax(-1).max(-1)
        sure, named = labels_at(label, heads).softmax(-1).max(-1)
        columns = [each.cpu().numpy() for each in (tag.argmax(-1), heads, named, sure * likely)]
        for k, i in enumerate(group):
            rows = zip(sentences[i], *(column[k, 1:] for column in columns))
            out[i] = [[word, tags[t], int(h), labels[n], round(float(s), 2)] for word, t, h, n, s in rows]
    return out


def tokenise(text):
    """As `../src/parse/tokenise.ts` does."""
    out = []
    for word in re.findall(r"[A-Za-z0-9]+(?:[-'.][A-Za-z0-9]+)*|[^\sA-Za-z0-9]", text):
        end = next((e for e in ("n't", "'s", "'re", "'ve", "'ll", "'d", "'m") if word.lower().endswith(e) and len(word) > len(e)), '')
        out += [word[:len(word) - len(end)], end] if end else [word]
    return out


model = Teacher(open_model()).cuda()
own = [parameter for name, parameter in model.named_parameters() if not name.startswith('llama.')]
rates = [1e-3, 4e-5]
optimiser = torch.optim.AdamW([{'params': own}, {'params': model.llama.parameters()}], betas=(0.9, 0.98), weight_decay=0.01, fused=True)
started = time.time()
while time.time() - started < SECONDS:
    encoded = [encode(vary(sentence)) for sentence in train] + [encode(prompts.prompt()) for _ in range(PROMPTS)]
    for group in batches(encoded, 9000, True):
        part = min(1, (time.time() - started) / SECONDS)
        for each, rate in zip(optimiser.param_groups, rates):
            each['lr'] = rate * min(1, part / 0.05) * (0.02 + 0.98 * (1 - part))
        tag, arc, label, (tagged, head, named) = judge(model, [encoded[i] for i in group])
        loss = F.cross_entropy(arc.flatten(0, 1), head.flatten()) + F.cross_entropy(labels_at(label, head).flatten(0, 1), named.flatten())
        loss = loss + 0.3 * F.cross_entropy(tag.flatten(0, 1), tagged.flatten())
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
    print('dev', score(model, data['dev'][:1000]), round(time.time() - started), 's', flush=True)
print('test', score(model, data['test']), flush=True)
sentences = [tokenise(text) for text in read('invented') + read('examples')]
rows = parse(model, [sentence for sentence in sentences if 3 <= len(sentence) <= 50])
with gzip.open(DATA + '/labelled.json.gz', 'wt') as file:
    json.dump(rows, file)
print(len(rows), 'sentences parsed', round(time.time() - started), 's', flush=True)
