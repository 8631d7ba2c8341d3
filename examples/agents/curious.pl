#!/usr/bin/env perl
# An agent in Perl: it makes the move that it has made least often so far, to see something of the game.
#
#   oneiros arena sandman --bots 'drowsy,process:perl examples/agents/curious.pl' --games 20
#
# A message comes in as one line of JSON, and the answer goes out as one line. See docs/agents.md.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # every answer goes out at once
my $json = JSON::PP->new->utf8->canonical;
my %made;

while (my $line = <STDIN>) {
    my $told = $json->decode($line);
    if ($told->{tell} eq 'hello') {
        print $json->encode({ hello => 'curious' }), "\n";
    }
    elsif ($told->{tell} eq 'move') {
        my ($choice) = sort { ($made{ $a->{move}{do} } // 0) <=> ($made{ $b->{move}{do} } // 0) } @{ $told->{legal} };
        $made{ $choice->{move}{do} }++;
        print $json->encode({ id => $told->{id}, move => $choice->{move} }), "\n";
    }
    else {
        last;
    }
}
